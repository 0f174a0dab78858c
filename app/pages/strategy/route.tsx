import { parseRow } from "../../../grid/index.ts";
import { ClosingBand } from "../../components/ClosingBand.tsx";
import { FactStrip } from "../../components/FactStrip.tsx";
import { PageBand } from "../../components/PageBand.tsx";
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
	return { page: context.get(siteContext).content.pages.strategy };
}

export default function Strategy({ loaderData: { page } }: Route.ComponentProps) {
	return (
		<>
			<PageHero hero={page.hero}>
				<FactStrip figures={page.price?.figures} />
				<PageBand theme="ochre" caption={page.drawingCaption}>
					<ResponsiveDrawing
						narrow={{ matrix: narrowRanking, getCellColour: getRankingColour }}
						wide={{ matrix: ranking, getCellColour: getRankingColour }}
					/>
				</PageBand>
			</PageHero>
			<Reasons copy={page.reasons} />
			<Roadmap copy={page.roadmap} />
			{page.price && <PriceSection {...page.price} />}
			<ClosingBand {...page.closing} layout="largeTitle" matrix={closingRows} />
		</>
	);
}
