import { ClosingBand } from "../components/ClosingBand.tsx";
import { GridDrawing } from "../components/GridDrawing.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { Section, SectionHead } from "../components/Section.tsx";
import { cover, parseRow, type Tint } from "../grid/index.ts";
import type { RouteHandle } from "../routeHandle.ts";
import { Assistants } from "../sections/platform/Assistants.tsx";
import styles from "../sections/platform/platform.css?inline";
import { Screenshots } from "../sections/platform/Screenshots.tsx";
import { FeatureList } from "../sections/shared/FeatureList.tsx";
import { siteContext } from "../site/context.ts";
import { useSite } from "../siteData.ts";
import type { Route } from "./+types/platform";

export const handle: RouteHandle = { styles };

/** A wall round the firm's own ground, and what is kept inside it. */
const enclosure = cover("platform", "frame", {
	columns: 25,
	rows: 8,
	form: 2,
	flip: false,
	grain: 0.5,
});
const enclosureTint: Tint = (row, column) => (enclosure.accent[row]?.[column] ? "saltbush" : "");

/** A question from the right, an answer from the left, and the next question. */
const closingRows = [
	"..............o##########",
	"###################o.....",
	"....................o####",
].map(parseRow);

export function loader({ context }: Route.LoaderArgs) {
	const { content, images } = context.get(siteContext);
	const { pages } = content;
	const { address, persona } = pages.home.platform.window;
	return {
		page: pages.platform,
		fragmentCopy: { address, persona, request: pages.platform.features.request },
		images: Object.fromEntries(images.screenshots),
	};
}

export default function Platform({ loaderData }: Route.ComponentProps) {
	const { page } = loaderData;
	const newTabLabel = useSite().site.labels.opensInNewTab;
	return (
		<>
			<PageHead {...page.hero} newTabLabel={newTabLabel} mainAction>
				<GridDrawing matrix={enclosure.matrix} tint={enclosureTint} colour="dusk" />
			</PageHead>
			<Section id="features" progress={0.15} colour="gum">
				<SectionHead title={page.features.title} lede={page.features.lede} />
				<FeatureList features={page.features.items} copy={loaderData.fragmentCopy} />
			</Section>
			<Screenshots screenshots={page.screenshots} images={loaderData.images} />
			<Assistants {...page.assistants} />
			<ClosingBand {...page.closing} newTabLabel={newTabLabel} matrix={closingRows} />
		</>
	);
}
