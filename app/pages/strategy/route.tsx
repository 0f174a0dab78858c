import { parseRow } from "../../../grid/index.ts";
import { ClosingBand } from "../../components/ClosingBand.tsx";
import { FactStrip } from "../../components/FactStrip.tsx";
import { HeroBand } from "../../components/HeroBand.tsx";
import { PageHero } from "../../components/PageHero.tsx";
import { PriceSection } from "../../components/PriceSection.tsx";
import { ResponsiveDrawing } from "../../components/ResponsiveDrawing.tsx";
import { siteContext } from "../../site/context.ts";
import type { RouteHandle } from "../../site/routeHandle.ts";
import type { Route } from "./+types/route";
import { Reasons } from "./Reasons.tsx";
import { Roadmap } from "./Roadmap.tsx";
import { getRankingColour, narrowRanking, ranking } from "./ranking.ts";

export const handle: RouteHandle = { hue: "ochre" };

/** Many ideas, a few that are worth it, one that is begun. */
const closingRows = [
	"-.o.--..o-.-.o.-..-o.-.o-",
	"....o.......ooo....o.....",
	"............#############",
].map(parseRow);

export function loader({ context }: Route.LoaderArgs) {
	return { words: context.get(siteContext).content.pages.strategy };
}

export default function Strategy({ loaderData: { words } }: Route.ComponentProps) {
	return (
		<>
			<PageHero hero={words.hero}>
				<FactStrip figures={words.price?.figures} />
				<HeroBand theme="ochre" caption={words.drawingCaption}>
					<ResponsiveDrawing
						narrow={{ matrix: narrowRanking, getCellColour: getRankingColour }}
						wide={{ matrix: ranking, getCellColour: getRankingColour }}
					/>
				</HeroBand>
			</PageHero>
			<Reasons words={words.reasons} />
			<Roadmap words={words.roadmap} />
			{words.price && <PriceSection {...words.price} />}
			<ClosingBand {...words.closing} layout="largeTitle" matrix={closingRows} />
		</>
	);
}
