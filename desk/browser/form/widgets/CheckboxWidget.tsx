import type { WidgetProps } from "@rjsf/utils";
import { getControlProps } from "../controlProps.ts";

/** A checkbox. */
export function CheckboxWidget(props: WidgetProps) {
	const { value, onChange } = props;
	return (
		<input
			{...getControlProps(props)}
			type="checkbox"
			checked={value === true}
			onChange={({ target }) => onChange(target.checked)}
		/>
	);
}
