import type { ReactNode } from "react";
import styles from "./EntryButton.module.css";

/** The button of an entry in the list, which opens its form. */
export function EntryButton({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
	return (
		<button type="button" className={styles.entry} onClick={onOpen}>
			{children}
		</button>
	);
}
