interface DrawingProps {
	/** Class of the ground under it. */
	className: string;
	/** One SVG or two, as `app/grid` wrote them. Nobody else's words are in them. */
	svg: string;
	/** What is drawn, spoken. Without it the drawing decorates. */
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
			{...(alt ? { role: "img", "aria-label": alt, "data-no-text": "" } : { "aria-hidden": true })}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by app/grid, or checked by portraits.server.ts
			dangerouslySetInnerHTML={{ __html: svg }}
		/>
	);
}
