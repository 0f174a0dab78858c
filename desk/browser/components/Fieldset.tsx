import type { ReactNode, RefCallback } from "react";
import styles from "./Fieldset.module.css";
import { OptionalMark } from "./OptionalMark.tsx";

/** Fields that belong together, under their title. */
export function Fieldset({
	id,
	title,
	titleRef,
	isOptional = false,
	isInserted = false,
	children,
}: {
	id?: string;
	title: string;
	/** Moves the keyboard to the title. */
	titleRef?: RefCallback<HTMLElement>;
	isOptional?: boolean;
	/** Whether it asks for something within a form, and goes once that is answered. */
	isInserted?: boolean;
	children: ReactNode;
}) {
	return (
		<fieldset
			className={isInserted ? `${styles.fieldset} ${styles.inserted}` : styles.fieldset}
			id={id}
		>
			<legend ref={titleRef} tabIndex={titleRef && -1}>
				{title}
				{isOptional && <OptionalMark />}
			</legend>
			{children}
		</fieldset>
	);
}
