import type { PictureFiles, PictureSource } from "../../content/pictures.server.ts";

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
export function Screenshot(picture: ScreenshotProps) {
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
