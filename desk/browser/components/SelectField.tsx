import type { SelectOption } from "../../shared/api/forms.ts";
import { Field } from "./Field.tsx";

/** A field where one of several options is selected. */
export function SelectField({
	label,
	error,
	prompt,
	options,
	isRequired = false,
	value,
	onValue,
}: {
	label: string;
	/** Shown below it, and read out with it. */
	error?: string;
	/** What it says while none of the options is selected. */
	prompt: string;
	options: readonly SelectOption[];
	isRequired?: boolean;
	/** Empty while none is selected. */
	value: string;
	onValue: (value: string) => void;
}) {
	return (
		<Field label={label} errors={error}>
			{(attributes) => (
				<select
					{...attributes}
					required={isRequired}
					value={value}
					onChange={({ target }) => onValue(target.value)}
				>
					<option value="">{prompt}</option>
					{options.map((option) => (
						<option key={option.value} value={option.value}>
							{option.label}
						</option>
					))}
				</select>
			)}
		</Field>
	);
}
