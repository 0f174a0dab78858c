import { parseMatrix } from "../../../grid/index.ts";
import { ClosingBand } from "../../components/ClosingBand.tsx";
import { HeroBand } from "../../components/HeroBand.tsx";
import { PageHero } from "../../components/PageHero.tsx";
import { ResponsiveDrawing } from "../../components/ResponsiveDrawing.tsx";
import { Section } from "../../components/Section.tsx";
import { TeamList } from "../../components/TeamList.tsx";
import { siteContext } from "../../site/context.ts";
import { parseParagraph } from "../../site/plainText.server.ts";
import type { Route } from "./+types/route";
import { Checks } from "./Checks.tsx";
import { FirmValues } from "./FirmValues.tsx";
import { Introduction } from "./Introduction.tsx";
import { getWoodColour, narrowStems, stems } from "./stems.ts";

/** The stems of the page's drawing on their root, close up. */
const closingRows = parseMatrix("..##...##...##...##...##./#########################");

export function loader({ context }: Route.LoaderArgs) {
	const { content, team } = context.get(siteContext);
	const words = content.pages["about-us"];
	return { words, whoWeAre: parseParagraph(words.whoWeAre.text, content.settings), team };
}

export default function AboutUs({ loaderData }: Route.ComponentProps) {
	const { words, whoWeAre, team } = loaderData;
	return (
		<>
			<PageHero hero={words.hero}>
				<HeroBand theme="eucalypt">
					<ResponsiveDrawing
						narrow={{ matrix: narrowStems, getCellColour: getWoodColour }}
						wide={{ matrix: stems, getCellColour: getWoodColour }}
					/>
				</HeroBand>
			</PageHero>
			<Introduction whoWeAre={{ ...words.whoWeAre, text: whoWeAre }} approach={words.approach} />
			<Checks words={words.checks} />
			<FirmValues words={words.values} />
			<Section id="team" head={words.team}>
				<TeamList team={team} heading="h3" />
			</Section>
			<ClosingBand {...words.closing} theme="eucalypt" layout="largeTitle" matrix={closingRows} />
		</>
	);
}
