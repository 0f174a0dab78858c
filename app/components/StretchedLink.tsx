import type { ComponentProps } from "react";
import { ContentLink } from "./ContentLink.tsx";
import { joinClassNames } from "./classNames.ts";
import styles from "./StretchedLink.module.css";

/** The link of a card. All of the card, which is `position: relative`, is its target. */
export function StretchedLink({ className, ...link }: ComponentProps<typeof ContentLink>) {
	return <ContentLink {...link} className={joinClassNames(className, styles.stretchedLink)} />;
}
