import { Field } from "./Field.tsx";

/** A field for a line of text. */
export function TextField({
	label,
	error,
	placeholder,
	maxLength,
	value,
	onValue,
}: {
	label: string;
	/** Shown below it, and read out with it. */
	error?: string;
	placeholder?: string;
	maxLength?: number;
	value: string;
	onValue: (value: string) => void;
}) {
	return (
		<Field label={label} errors={error}>
			{(attributes) => (
				<input
					{...attributes}
					placeholder={placeholder}
					maxLength={maxLength}
					value={value}
					onChange={({ target }) => onValue(target.value)}
				/>
			)}
		</Field>
	);
}
