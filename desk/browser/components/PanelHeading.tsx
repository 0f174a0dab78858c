import type { Ref } from "react";
import styles from "./PanelHeading.module.css";

/** The heading of a panel, to which the keyboard can be moved. */
export function PanelHeading({
	subtitle,
	headingRef,
	children,
}: {
	/** What kind of thing it names, above it. */
	subtitle?: string;
	headingRef?: Ref<HTMLHeadingElement>;
	children: string;
}) {
	return (
		<>
			{subtitle && <p className={styles.subtitle}>{subtitle}</p>}
			<h2 className={styles.title} ref={headingRef} tabIndex={-1}>
				{children}
			</h2>
		</>
	);
}

/** Focuses the heading of a panel and scrolls to it: the panel before may have been scrolled. */
export function focusHeading(heading: HTMLElement | null): void {
	heading?.focus({ preventScroll: true });
	heading?.scrollIntoView({ block: "start" });
}
