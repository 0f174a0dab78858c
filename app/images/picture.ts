/** A `<source>` of an image, without `sizes`. */
export interface PictureSource {
	type: string;
	srcSet: string;
	/** Media query, and the size if another source of the image has another shape. */
	media?: string;
	width?: number;
	height?: number;
}

/** A picture as a page shows it. */
export interface Picture {
	/** Size in pixels. */
	width: number;
	height: number;
	/** Sources in several widths, the best first; none for a drawing. */
	sources: readonly PictureSource[];
	/** URL for browsers that support none of the sources. */
	fallback: string;
}
