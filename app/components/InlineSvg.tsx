import { joinClassNames } from "./classNames.ts";
import "./InlineSvg.css";

interface InlineSvgProps {
	/** Class of the background. */
	className?: string | undefined;
	/** One SVG or two, as `grid` wrote them. Contains no user input. */
	svg: string;
	/** What is drawn, for screen readers. Without it the drawing is decorative. */
	alt?: string;
	/** Keeps it in view while one page turns into another. */
	name?: string | undefined;
}

/** A drawing that is part of the document, so that it is there with the first paint. */
export function InlineSvg({ className, svg, alt, name }: InlineSvgProps) {
	return (
		<span
			className={joinClassNames("inline-svg", className)}
			data-name={name}
			{...(alt ? { role: "img", "aria-label": alt, "data-no-text": "" } : { "aria-hidden": true })}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by grid, or checked by findSvgProblem.server.ts
			dangerouslySetInnerHTML={{ __html: svg }}
		/>
	);
}
