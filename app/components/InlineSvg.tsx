import { joinClassNames } from "./classNames.ts";
import styles from "./InlineSvg.module.css";

interface InlineSvgProps {
	/** Class of the background. */
	className?: string;
	/** As `grid` wrote it. Contains no user input. */
	svg: string;
	/** Text alternative. Without it the drawing is decorative. */
	alt?: string;
	/** Name of its view transition, which keeps it in view from one page to the next. */
	name?: string;
}

/** A drawing inlined into the document, so that the first paint has it. */
export function InlineSvg({ className, svg, alt, name }: InlineSvgProps) {
	return (
		<span
			className={joinClassNames(styles.inlineSvg, className)}
			data-name={name}
			{...(alt ? { role: "img", "aria-label": alt, "data-no-text": "" } : { "aria-hidden": true })}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by grid, or checked by findSvgProblem.server.ts
			dangerouslySetInnerHTML={{ __html: svg }}
		/>
	);
}
