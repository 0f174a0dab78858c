import { ResponsiveImage } from "../../components/ResponsiveImage.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import type { Page } from "../../content/schemas/pages.ts";
import type { Screenshot } from "../../content/screenshots.server.ts";

interface ScreenshotsProps {
	screenshots: Page<"platform">["screenshots"];
	/** By their id. */
	images: Readonly<Record<string, Screenshot>>;
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
export function Screenshots({ screenshots, images }: ScreenshotsProps) {
	const { title, lede, sample, sampleLabel, enlarge, items } = screenshots;
	return (
		<Section id="screens" progress={0.4} tinted>
			<SectionHead title={title} lede={lede} />
			<ul className="screenshots">
				{items.map(({ id, ...item }) => {
					const image = images[id];
					return (
						<li key={id}>
							<div>
								<h3>{item.title}</h3>
								<p className="quiet">{item.text}</p>
								{sample && sampleLabel && <p className="caption">{sampleLabel}</p>}
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

interface EnlargedScreenshotProps {
	/** The id of the screenshot, as {@link enlargeTarget} has it. */
	id: string;
	title: string;
	/** What is seen. */
	alt: string;
	image: Screenshot;
	/** Words of the button that closes it. */
	close: string;
}

/**
 * A screenshot in full size above the page, opened by a button with {@link enlargeTarget}. It needs no
 * script: where the browser knows commands it is a modal dialog, in all others a popover. Both close
 * with Escape, a click beside it or the button, and give the focus back.
 */
function EnlargedScreenshot({ id, title, alt, image, close }: EnlargedScreenshotProps) {
	return (
		<dialog id={dialogId(id)} className="enlarged" popover="auto" closedby="any" aria-label={title}>
			<p>
				<b>{title}</b>
				<button type="button" className="action" {...button(id, "hide", "close")}>
					{close}
				</button>
			</p>
			<ResponsiveImage
				width={image.width}
				height={image.height}
				{...image.full}
				alt={alt}
				sizes={`${image.width}px`}
			/>
		</dialog>
	);
}

/** The attributes of a button that opens the enlarged picture of an id. */
function enlargeTarget(id: string) {
	return button(id, "show", "show-modal");
}

function dialogId(id: string): string {
	return `enlarged-${id}`;
}

/** A button's action on a dialog, as a popover and, for browsers that know commands, as a modal. */
function button(id: string, popoverTargetAction: "show" | "hide", command: string) {
	return {
		popoverTarget: dialogId(id),
		popoverTargetAction,
		// React's types do not know these two yet; the attributes go into the page as they are.
		...{ commandfor: dialogId(id), command },
	};
}
