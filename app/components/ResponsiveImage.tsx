import type { Picture } from "../images/picture.ts";

interface ResponsiveImageProps extends Picture {
	/** Text alternative. */
	alt: string;
	/** The `sizes` attribute: rendered width by window width. */
	sizes: string;
	className?: string;
	/** Loads at once, for the first images of a page; others load near the viewport. */
	priority?: boolean;
}

/** An image in the best format and width that a browser supports. */
export function ResponsiveImage(image: ResponsiveImageProps) {
	const { sources, fallback, alt, sizes, priority = false, ...attributes } = image;
	return (
		<picture>
			{sources.map((source) => (
				<source key={source.srcSet} {...source} sizes={sizes} />
			))}
			<img src={fallback} alt={alt} {...attributes} loading={priority ? "eager" : "lazy"} />
		</picture>
	);
}
