import type { ReactNode } from "react";
import styles from "./EntryButton.module.css";

/** What the list says of an entry. It opens the entry’s form. */
export function EntryButton({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
	return (
		<button type="button" className={styles.entry} onClick={onOpen}>
			{children}
		</button>
	);
}
