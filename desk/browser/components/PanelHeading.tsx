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
