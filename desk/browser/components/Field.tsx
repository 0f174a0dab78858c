import { type ReactNode, useId } from "react";
import { type ControlAttributes, getControlAttributes } from "./controlAttributes.ts";
import { ErrorMessages } from "./ErrorMessages.tsx";
import styles from "./Field.module.css";
import { Hint } from "./Hint.tsx";
import { OptionalMark } from "./OptionalMark.tsx";

/** A field: its label, its control, what it is for, and what is wrong with it. */
export function Field({
	id: givenId,
	label,
	labelPlace = "above",
	hasSeveralControls = false,
	isOptional = false,
	hint,
	errors = [],
	children,
}: {
	/** Id of the control; one of its own if it is not given. */
	id?: string;
	label: string;
	/** Where the label is: beside a checkbox; hidden where one sees which field it is, and read out there. */
	labelPlace?: "above" | "beside" | "hidden";
	/** Whether it has several controls, each with a label of its own: a `<label>` could name only one. */
	hasSeveralControls?: boolean;
	isOptional?: boolean;
	hint?: string;
	/** They describe the control. */
	errors?: string | readonly string[];
	/** Renders the control. */
	children: (attributes: ControlAttributes) => ReactNode;
}) {
	const ownId = useId();
	const id = givenId ?? ownId;
	const messages = [errors].flat();
	const Label = hasSeveralControls ? "span" : "label";
	return (
		<div className={labelPlace === "beside" ? `${styles.field} ${styles.beside}` : styles.field}>
			<Label
				className={labelPlace === "hidden" ? `${styles.label} visually-hidden` : styles.label}
				id={`${id}.label`}
				htmlFor={hasSeveralControls ? undefined : id}
			>
				{label}
				{isOptional && <OptionalMark />}
			</Label>
			{children(
				getControlAttributes(id, { hasHint: Boolean(hint), hasErrors: messages.length > 0 }),
			)}
			<div className={styles.notes}>
				{hint && <Hint id={`${id}.hint`}>{hint}</Hint>}
				<ErrorMessages id={id} messages={messages} />
			</div>
		</div>
	);
}
