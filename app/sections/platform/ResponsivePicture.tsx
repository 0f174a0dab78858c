import type { PictureFiles, PictureSource } from "../../content/pictures.server";

interface ResponsivePictureProps extends Pick<PictureFiles, "width" | "height"> {
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
export function ResponsivePicture({
	sources,
	fallback,
	sizes,
	...picture
}: ResponsivePictureProps) {
	return (
		<picture>
			{sources.map((source) => (
				<source key={source.srcSet} {...source} sizes={sizes} />
			))}
			{/* biome-ignore lint/a11y/useAltText: every caller gives one */}
			<img {...picture} src={fallback} loading="lazy" decoding="async" />
		</picture>
	);
}
