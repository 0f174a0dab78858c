import { ToolField } from "./ToolField.tsx";

/** A line of text in the form of a tool. */
export function ToolTextField({
	label,
	problem,
	value,
	onValue,
}: {
	label: string;
	/** Told as soon as it is given. */
	problem?: string | undefined;
	value: string;
	onValue: (value: string) => void;
}) {
	return (
		<ToolField label={label} problem={problem}>
			{(controlProps) => (
				<input
					{...controlProps}
					className="input"
					value={value}
					onChange={({ target }) => onValue(target.value)}
				/>
			)}
		</ToolField>
	);
}
