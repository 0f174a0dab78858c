import type { ComponentProps } from "react";
import { ContentLink } from "./Action.tsx";
import { joinClassNames } from "./classNames.ts";
import "./StretchedLink.css";

interface StretchedLinkProps extends ComponentProps<typeof ContentLink> {
	/** Draws a leaf in the corner of the card. */
	leaf?: boolean;
}

/** The link of a card: all of the card, which is `position: relative`, leads where it leads. */
export function StretchedLink({ leaf = true, className, ...link }: StretchedLinkProps) {
	const classes = joinClassNames(className, "stretched-link", leaf && "corner");
	return <ContentLink {...link} className={classes} />;
}
