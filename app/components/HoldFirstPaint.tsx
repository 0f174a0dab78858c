interface HoldFirstPaintProps {
	/** The id of the element that must be parsed before the page first paints. */
	until: string;
}

/**
 * Blocks rendering until an element has been parsed. A cover that moves here from the page before (a
 * view transition) then has a place to go to; otherwise the browser may paint the header alone.
 */
export function HoldFirstPaint({ until }: HoldFirstPaintProps) {
	return <link rel="expect" href={`#${until}`} blocking="render" />;
}
