import { ResponsiveImage } from "../../components/ResponsiveImage.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import type { Page } from "../../content/schemas/pages.ts";
import type { Screenshot } from "../../content/screenshots.server.ts";
import { EnlargedScreenshot, enlargeTarget } from "./EnlargedScreenshot.tsx";

interface ScreenshotsProps {
	screenshots: Page<"platform">["screenshots"];
	/** The images by their id. */
	images: Readonly<Record<string, Screenshot>>;
}

/**
 * How wide a screenshot stands: a slide on a phone, two abreast, then four weeks of the grid. Phones with
 * three pixels a point are content with two, for a screenshot can be enlarged.
 */
const sizes = [
	"(max-width: 41.99rem) and (min-resolution: 2.5x) 13.3rem",
	"(max-width: 41.99rem) 20rem",
	"(max-width: 63.99rem) 45vw",
	"(max-width: 90rem) 64vw",
	"60rem",
].join(", ");

/** The product's screens. Each opens in full size without leaving the page. */
export function Screenshots({ screenshots, images }: ScreenshotsProps) {
	const { title, lede, sampleLabel, enlarge, items } = screenshots;
	return (
		<Section id="screens" progress={0.4} colour="dusk" tinted>
			<SectionHead title={title} lede={lede} />
			<ul className="screenshots">
				{items.map(({ id, ...item }) => {
					const image = images[id];
					return (
						<li key={id}>
							<div>
								<h3>{item.title}</h3>
								<p className="quiet">{item.text}</p>
								<p className="caption">{sampleLabel}</p>
							</div>
							{image && (
								<div className="frame">
									<ResponsiveImage {...image} alt={item.alt} sizes={sizes} />
									<button type="button" {...enlargeTarget(id)}>
										<span className="chip">{enlarge}</span>
										<span className="visually-hidden"> {item.title}</span>
									</button>
								</div>
							)}
						</li>
					);
				})}
			</ul>
			{items.map(({ id, ...item }) => {
				const image = images[id];
				return (
					image && (
						<EnlargedScreenshot
							key={id}
							id={id}
							title={item.title}
							alt={item.alt}
							image={image}
							close={screenshots.close}
						/>
					)
				);
			})}
		</Section>
	);
}
