import { parseMatrix } from "../../../grid/index.ts";
import { ClosingBand } from "../../components/ClosingBand.tsx";
import { PageBand } from "../../components/PageBand.tsx";
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
	const page = content.pages["about-us"];
	return { page, whoWeAre: parseParagraph(page.whoWeAre.text, content.settings), team };
}

export default function AboutUs({ loaderData }: Route.ComponentProps) {
	const { page, whoWeAre, team } = loaderData;
	return (
		<>
			<PageHero hero={page.hero}>
				<PageBand theme="eucalypt">
					<ResponsiveDrawing
						narrow={{ matrix: narrowStems, getCellColour: getWoodColour }}
						wide={{ matrix: stems, getCellColour: getWoodColour }}
					/>
				</PageBand>
			</PageHero>
			<Introduction whoWeAre={{ ...page.whoWeAre, text: whoWeAre }} approach={page.approach} />
			<Checks copy={page.checks} />
			<FirmValues copy={page.values} />
			<Section id="team" head={page.team}>
				<TeamList team={team} heading="h3" />
			</Section>
			<ClosingBand {...page.closing} theme="eucalypt" layout="largeTitle" matrix={closingRows} />
		</>
	);
}
