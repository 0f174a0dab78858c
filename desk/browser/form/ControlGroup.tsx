import type { ReactNode } from "react";
import styles from "./ControlGroup.module.css";

/** A field with several controls, each with a name of its own. */
export function ControlGroup({ id, children }: { id: string; children: ReactNode }) {
	return (
		<fieldset className={styles.group} aria-labelledby={`${id}.label`} id={id} tabIndex={-1}>
			{children}
		</fieldset>
	);
}
