/** A `<source>` of an image, without `sizes`. */
export interface ImageSource {
	type: string;
	srcSet: string;
	/** Windows it is for, and its size where another source of the image has another shape. */
	media?: string | undefined;
	width?: number;
	height?: number;
}

/** A picture as a page shows it. */
export interface Picture {
	/** Size in pixels. */
	width: number;
	height: number;
	/** In several widths, the best source first; none for a drawing. */
	sources: readonly ImageSource[];
	/** Address for browsers that take none of the sources. */
	fallback: string;
}
