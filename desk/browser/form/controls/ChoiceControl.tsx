import { type ReactNode, useState } from "react";
import type { SelectOption } from "../../../shared/api/forms.ts";
import type { ControlProps } from "../controlProps.ts";
import styles from "./ChoiceControl.module.css";

/** What a choice has of its field. */
export interface ChoiceProps extends ControlProps {
	options: readonly SelectOption[];
	/** What no choice is called. */
	noneLabel?: string | undefined;
}

/** One of several options. @param getMark gives what is beside the name of an option, in browsers that show that. */
export function ChoiceControl(
	props: ChoiceProps & {
		getMark?: (value: SelectOption["value"]) => ReactNode;
	},
) {
	const { getMark, value, onChange, options, noneLabel = "None", isRequired } = props;
	// A value that the list does not have stays in it, to be chosen again.
	const [initialValue] = useState<unknown>(value);
	const otherValues = [...new Set([initialValue, value])].filter(
		(other) => !isEmpty(other) && !options.some((option) => option.value === other),
	);
	const values = [...options.map((option) => option.value), ...otherValues];
	return (
		<select
			{...props.attributes}
			className={getMark && styles.pictured}
			value={isEmpty(value) ? "" : String(value)}
			onChange={({ target }) => onChange(values.find((other) => String(other) === target.value))}
		>
			{(!isRequired || isEmpty(value)) && (
				<option value="">{isRequired ? "Choose…" : noneLabel}</option>
			)}
			{otherValues.map((other) => (
				<option key={String(other)} value={String(other)}>
					{String(other)}
				</option>
			))}
			{options.map((option) => (
				<option key={option.value} value={String(option.value)}>
					{getMark?.(option.value)}
					{option.label}
				</option>
			))}
		</select>
	);
}

/** Checks whether nothing is chosen: a file may have an empty text for it. */
function isEmpty(value: unknown): boolean {
	return value === undefined || value === "";
}
