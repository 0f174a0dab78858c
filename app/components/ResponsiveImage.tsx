import type { Picture } from "../images/picture.ts";

interface ResponsiveImageProps extends Picture {
	/** What is seen. */
	alt: string;
	/** The `sizes` attribute: its width, by the width of the window. */
	sizes: string;
	className?: string;
	/** Fetched at once, for the first images of a page; others wait until they come near the view. */
	eager?: boolean;
}

/** An image in the best format and width a browser can take. */
export function ResponsiveImage(image: ResponsiveImageProps) {
	const { sources, fallback, alt, sizes, eager = false, ...attributes } = image;
	return (
		<picture>
			{sources.map((source) => (
				<source key={source.srcSet} {...source} sizes={sizes} />
			))}
			<img src={fallback} alt={alt} {...attributes} loading={eager ? "eager" : "lazy"} />
		</picture>
	);
}
