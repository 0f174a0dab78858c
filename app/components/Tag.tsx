import type { ElementType, HTMLAttributes } from "react";
import { usePageContext } from "../site/pageContext.ts";
import { joinClassNames } from "./classNames.ts";
import "./Tag.css";

interface TagProps extends HTMLAttributes<HTMLElement> {
	/** The HTML element to render. */
	as?: "a" | "li" | "p" | "span" | "time";
	/** Something to take note of. */
	warn?: boolean;
	/** Target of an `a`. */
	href?: string;
	/** The `datetime` of a `time`. */
	dateTime?: string;
}

/** A short label: a kind or a status. */
export function Tag({ as = "span", warn = false, className, ...attributes }: TagProps) {
	const Element: ElementType = as;
	return <Element className={joinClassNames("tag", warn && "warn", className)} {...attributes} />;
}

/** Labels the content beside it as a sample. */
export function SampleTag(attributes: Pick<TagProps, "as" | "className">) {
	return (
		<Tag warn {...attributes}>
			{usePageContext().settings.labels.sample}
		</Tag>
	);
}
