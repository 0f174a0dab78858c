import type { ReactNode } from "react";
import styles from "./Badge.module.css";

/** A mark beside a title. */
export function Badge({ tone, children }: { tone: "good" | "bad"; children: ReactNode }) {
	return (
		<span className={styles.badge} data-tone={tone}>
			{children}
		</span>
	);
}
