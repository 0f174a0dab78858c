import type { ComponentProps } from "react";
import styles from "./Choice.module.css";

interface ChoiceProps extends ComponentProps<"input"> {
	type: "checkbox" | "radio";
}

/** A box or a button to choose by, in the colours of a field until it is chosen, and its label. */
export function Choice({ className, children, ...input }: ChoiceProps) {
	return (
		<label className={className}>
			<input className={styles.input} {...input} />
			{children}
		</label>
	);
}
