import { ResponsiveImage } from "../../components/ResponsiveImage.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import type { Screenshot } from "../../content/images.server.ts";
import type { Page } from "../../content/schemas/pages.ts";

interface ScreenshotsProps {
	screenshots: Page<"platform">["screenshots"];
	/** By their id. */
	images: Readonly<Record<string, Screenshot>>;
}

/** How wide a picture stands: to the edges of a phone, across the page, or in three of five weeks. */
const acrossPage = "(max-width: 41.99rem) 100vw, (max-width: 90rem) 91vw, 82rem";
const threeWeeks = "(max-width: 41.99rem) 100vw, (max-width: 63.99rem) 91vw, 50rem";

/** The product's screens: on each window the part that can be read there, with a link to the whole. */
export function Screenshots({ screenshots, images }: ScreenshotsProps) {
	const { title, lede, sample, sampleLabel, enlarge, items } = screenshots;
	return (
		<Section id="screens" progress={0.4} tinted>
			<SectionHead title={title} lede={lede} />
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
