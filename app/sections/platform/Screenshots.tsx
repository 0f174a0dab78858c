import { Section, SectionHead } from "../../components/Section.tsx";
import type { PictureFiles } from "../../content/pictures.server.ts";
import type { Page } from "../../content/schemas/pages.ts";
import { EnlargedScreenshot, enlargeTarget } from "./EnlargedScreenshot.tsx";
import { Screenshot } from "./Screenshot.tsx";

interface ScreenshotsProps {
	screenshots: Page<"platform">["screenshots"];
	/** The pictures by their id. */
	pictures: Readonly<Record<string, PictureFiles>>;
}

/**
 * How wide a picture stands: a slide on a phone, two abreast, then four weeks of the grid. Phones with
 * three pixels a point are content with two, for a picture can be enlarged.
 */
const sizes = [
	"(max-width: 41.99rem) and (min-resolution: 2.5x) 13.3rem",
	"(max-width: 41.99rem) 20rem",
	"(max-width: 63.99rem) 45vw",
	"(max-width: 90rem) 64vw",
	"60rem",
].join(", ");

/** The product's screens. Each opens in full size without leaving the page. */
export function Screenshots({ screenshots, pictures }: ScreenshotsProps) {
	const { title, lede, sampleLabel, enlarge, items } = screenshots;
	return (
		<Section id="screens" progress={0.4} colour="dusk" tinted>
			<SectionHead title={title} lede={lede} />
			<ul className="screenshots">
				{items.map(({ id, ...item }) => {
					const picture = pictures[id];
					return (
						<li key={id}>
							<div>
								<h3>{item.title}</h3>
								<p className="quiet">{item.text}</p>
								<p className="caption">{sampleLabel}</p>
							</div>
							{picture && (
								<div className="frame">
									<Screenshot {...picture} alt={item.alt} sizes={sizes} />
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
				const picture = pictures[id];
				return (
					picture && (
						<EnlargedScreenshot
							key={id}
							id={id}
							title={item.title}
							alt={item.alt}
							picture={picture}
							close={screenshots.close}
						/>
					)
				);
			})}
		</Section>
	);
}
