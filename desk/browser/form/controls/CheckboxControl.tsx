import type { ControlProps } from "../controlProps.ts";

/** A checkbox. */
export function CheckboxControl(props: ControlProps) {
	const { value, onChange } = props;
	return (
		<input
			{...props.attributes}
			type="checkbox"
			checked={value === true}
			onChange={({ target }) => onChange(target.checked)}
		/>
	);
}
