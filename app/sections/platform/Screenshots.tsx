import { Section, SectionHead } from "../../components/Section.tsx";
import type { PictureFiles, PictureSource } from "../../content/pictures.server.ts";
import type { Page } from "../../content/schemas/pages.ts";

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

interface EnlargedScreenshotProps {
	/** The id of the picture, as {@link enlargeTarget} has it. */
	id: string;
	title: string;
	/** What is seen. */
	alt: string;
	picture: PictureFiles;
	/** Words of the button that closes it. */
	close: string;
}

/**
 * A picture in full size above the page, opened by a button with {@link enlargeTarget}. It needs no
 * script: where the browser knows commands it is a modal dialog, in all others a popover. Both close
 * with Escape, a click beside the picture or the button, and give the focus back.
 */
function EnlargedScreenshot({ id, title, alt, picture, close }: EnlargedScreenshotProps) {
	return (
		<dialog id={dialogId(id)} className="enlarged" popover="auto" closedby="any" aria-label={title}>
			<p>
				<b>{title}</b>
				<button type="button" className="action" {...button(id, "hide", "close")}>
					{close}
				</button>
			</p>
			<Screenshot
				width={picture.width}
				height={picture.height}
				{...picture.full}
				alt={alt}
				sizes={`${picture.width}px`}
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

interface ScreenshotProps extends Pick<PictureFiles, "width" | "height"> {
	/** The best source first. */
	sources: PictureSource[];
	/** Address for browsers that take none of the sources. */
	fallback: string;
	/** What is seen. */
	alt: string;
	/** How wide it stands, by the width of the window. */
	sizes: string;
}

/** A picture in the best format and width a browser can take, fetched when it comes near the view. */
function Screenshot(picture: ScreenshotProps) {
	const { sources, fallback, width, height, alt, sizes } = picture;
	return (
		<picture>
			{sources.map((source) => (
				<source key={source.srcSet} {...source} sizes={sizes} />
			))}
			<img src={fallback} width={width} height={height} alt={alt} loading="lazy" />
		</picture>
	);
}
