import { ClosingBand } from "../components/ClosingBand.tsx";
import { GridDrawing } from "../components/GridDrawing.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { parseRow } from "../grid/index.ts";
import type { RouteHandle } from "../routeHandle.ts";
import { Reasons } from "../sections/strategy/Reasons.tsx";
import { Roadmap } from "../sections/strategy/Roadmap.tsx";
import styles from "../sections/strategy/strategy.css?inline";
import { terrain, terrainTint } from "../sections/strategy/terrain.ts";
import { siteContext } from "../site/context.ts";
import { useSite } from "../siteData.ts";
import type { Route } from "./+types/strategy";

export const handle: RouteHandle = { styles };

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
	const newTabLabel = useSite().site.labels.opensInNewTab;
	return (
		<>
			<PageHead {...page.hero} newTabLabel={newTabLabel}>
				<GridDrawing matrix={terrain} tint={terrainTint} colour="ochre" />
			</PageHead>
			<Reasons {...page.reasons} />
			<Roadmap {...page.roadmap} />
			<ClosingBand {...page.closing} newTabLabel={newTabLabel} matrix={closingRows} />
		</>
	);
}
