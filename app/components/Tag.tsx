import type { ElementType, HTMLAttributes } from "react";
import { usePageContext } from "../site/pageContext.ts";
import { joinClassNames } from "./classNames.ts";
import styles from "./Tag.module.css";

interface TagProps extends HTMLAttributes<HTMLElement> {
	/** The HTML element to render. */
	as?: "a" | "li" | "p" | "span" | "time";
	/** Target of an `a`. */
	href?: string;
	/** The `datetime` of a `time`. */
	dateTime?: string;
}

/** A short label: a kind or a status. */
export function Tag({ as = "span", className, ...attributes }: TagProps) {
	const Element: ElementType = as;
	return <Element className={joinClassNames(styles.tag, className)} {...attributes} />;
}

/**
 * Labels the words before it as a sample: outlined for a whole section, quiet for one row of a list. It brings its own
 * space, at which no line breaks.
 */
export function SampleTag({ inRow = false }: { inRow?: boolean }) {
	return (
		<>
			{"\u00a0"}
			<Tag className={joinClassNames(styles.sample, inRow && styles.quiet)} data-no-search="">
				{usePageContext().settings.labels.sample}
			</Tag>
		</>
	);
}
