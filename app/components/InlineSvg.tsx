interface InlineSvgProps {
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
export function InlineSvg({ className, svg, alt, name }: InlineSvgProps) {
	return (
		<span
			className={`inline-svg ${className}`}
			data-name={name}
			{...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the build from numbers
			dangerouslySetInnerHTML={{ __html: svg }}
		/>
	);
}
