import { ClosingBand } from "../components/ClosingBand.tsx";
import { GridDrawing } from "../components/GridDrawing.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { Section, SectionHead } from "../components/Section.tsx";
import { parseRow, pictogram, type Tint } from "../grid/index.ts";
import type { RouteHandle } from "../routeHandle.ts";
import { Screenshots } from "../sections/platform/Screenshots.tsx";
import { FeatureList } from "../sections/shared/FeatureList.tsx";
import { Offer } from "../sections/shared/Offer.tsx";
import { PointList } from "../sections/shared/PointList.tsx";
import { siteContext } from "../site/context.ts";
import type { Route } from "./+types/platform";

export const handle: RouteHandle = { hue: "dusk" };

/** A wall round the firm's own ground, the work of many days inside it, and one way through. */
const enclosure = [
	"+++++++++++++++++++++++++",
	"+.......................+",
	"+.--o###.o########.o###.+",
	"+.oo###################oo",
	"+.-o####.-o#####.-o####.+",
	"+.--oo#######.-o######..+",
	"+.......................+",
	"+++++++++++++++++++++++++",
].map(parseRow);
/** Its two ends, for phones. 13 by 8. */
const narrowEnclosure = enclosure.map((row) => [...row.slice(0, 6), ...row.slice(-7)]);
const enclosureTint: Tint = (row, column) => (row === 3 && column > 1 ? "accent" : "");

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
	return (
		<>
			<PageHead {...page.hero} mainAction tile="dusk">
				<GridDrawing matrix={narrowEnclosure} tint={enclosureTint} />
				<GridDrawing matrix={enclosure} tint={enclosureTint} />
			</PageHead>
			<Section id="features" progress={0.15}>
				<SectionHead title={page.features.title} lede={page.features.lede} />
				<FeatureList features={page.features.items} copy={loaderData.fragmentCopy} />
			</Section>
			<Screenshots screenshots={page.screenshots} images={loaderData.images} />
			<Section id="assistants" progress={0.75}>
				<SectionHead title={page.assistants.title} lede={page.assistants.lede} />
				<PointList
					className="assistants ruled columns-4 beside"
					points={page.assistants.items}
					picture={({ icon }) => <GridDrawing matrix={pictogram(icon)} colour="hue" />}
				/>
			</Section>
			{page.offer && <Offer {...page.offer} progress={0.85} />}
			<ClosingBand {...page.closing} matrix={closingRows} />
		</>
	);
}
