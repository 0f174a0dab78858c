interface PaintAfterProps {
	/** The id of an element that the page must have read to its end before it first paints. */
	id: string;
}

/**
 * Holds the first paint until the covers are there, so that one that is kept in place from the page
 * before has its place to go to. Without it the browser may begin with the header alone.
 */
export function PaintAfter({ id }: PaintAfterProps) {
	return <link rel="expect" href={`#${id}`} blocking="render" />;
}
