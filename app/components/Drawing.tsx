interface DrawingProps {
	/** Class of the ground under it. */
	className: string;
	/** One SVG or two: of `app/grid`, or of the content and checked to hold shapes only. */
	svg: string;
	/** What is drawn, for screen readers. Without it the drawing decorates. */
	alt?: string;
	/** Keeps it in view while one page turns into another. */
	name?: string | undefined;
}

/** A drawing that is part of the document, so that it is there with the first paint. */
export function Drawing({ className, svg, alt, name }: DrawingProps) {
	return (
		<span
			className={`drawing ${className}`}
			data-name={name}
			{...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by app/grid, or checked by portraits.server.ts
			dangerouslySetInnerHTML={{ __html: svg }}
		/>
	);
}
