import type { ControlProps } from "../controlProps.ts";

/** A checkbox. */
export function CheckboxWidget(props: ControlProps) {
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
