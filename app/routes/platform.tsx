import { ClosingBand } from "../components/ClosingBand.tsx";
import { GridDrawing } from "../components/GridDrawing.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { ResponsiveImage } from "../components/ResponsiveImage.tsx";
import { Section } from "../components/Section.tsx";
import { parseRow, pictogram, type Tint } from "../grid/index.ts";
import type { RouteHandle } from "../routeHandle.ts";
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

/** How wide a picture stands: to the edges of a phone, across the page, or in three of five weeks. */
const acrossPage = "(max-width: 41.99rem) 100vw, (max-width: 90rem) 91vw, 82rem";
const threeWeeks = "(max-width: 41.99rem) 100vw, (max-width: 63.99rem) 91vw, 50rem";

export function loader({ context }: Route.LoaderArgs) {
	const { content, images } = context.get(siteContext);
	const { pages } = content;
	return {
		page: pages.platform,
		windowCopy: pages.home.platform.window,
		images: Object.fromEntries(images.screenshots),
	};
}

export default function Platform({ loaderData }: Route.ComponentProps) {
	const { page, windowCopy } = loaderData;
	const { features } = page;
	return (
		<>
			<PageHead {...page.hero} mainAction tile="dusk">
				<GridDrawing matrix={narrowEnclosure} tint={enclosureTint} />
				<GridDrawing matrix={enclosure} tint={enclosureTint} />
			</PageHead>
			<Section id="features" progress={0.15} head={features}>
				<FeatureList features={features.items} copy={windowCopy} request={features.request} />
			</Section>
			<Screenshots {...loaderData} />
			<Section id="assistants" progress={0.75} head={page.assistants}>
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

/** The product's screens: on each window the part that can be read there, with a link to the whole. */
function Screenshots({ page, images }: Route.ComponentProps["loaderData"]) {
	const { sample, sampleLabel, enlarge, items } = page.screenshots;
	return (
		<Section id="screens" progress={0.4} tinted head={page.screenshots}>
			<ul className="screenshots">
				{items.map(({ id, across, ...item }) => {
					const image = images[id];
					if (!image) {
						return null;
					}
					const { whole, ...parts } = image;
					return (
						<li key={id} className={across ? "across" : undefined}>
							<div>
								<h3>{item.title}</h3>
								<p className="quiet">{item.text}</p>
							</div>
							<figure>
								<ResponsiveImage
									{...parts}
									alt={item.alt}
									sizes={across ? acrossPage : threeWeeks}
								/>
								<figcaption className="caption mt-3">
									{sample && sampleLabel && <span className="sample">{sampleLabel}</span>}
									<a href={whole} data-no-text="">
										{enlarge}
										<span className="visually-hidden"> {item.title}</span>
									</a>
								</figcaption>
							</figure>
						</li>
					);
				})}
			</ul>
		</Section>
	);
}
