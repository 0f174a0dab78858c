import type { ElementType, HTMLAttributes } from "react";
import { useSite } from "../site/siteData.ts";
import { joinClassNames } from "./classNames.ts";
import "./Tag.css";

interface TagProps extends HTMLAttributes<HTMLElement> {
	/** The HTML element to render. */
	as?: "a" | "li" | "p" | "span" | "time";
	/** Where an `a` leads. */
	href?: string;
	/** The moment of a `time`, for machines. */
	dateTime?: string;
}

/** A word or two that say what kind of thing this is, or its status. */
export function Tag({ as = "span", className, ...attributes }: TagProps) {
	const Element: ElementType = as;
	return <Element className={joinClassNames("tag", className)} {...attributes} />;
}

/** Says that what it is beside is a sample. */
export function SampleTag(attributes: Pick<TagProps, "as" | "className">) {
	return <Tag {...attributes}>{useSite().site.labels.sample}</Tag>;
}
