import type { WidgetProps } from "@rjsf/utils";
import { type ControlAttributes, getControlAttributes } from "../components/controlAttributes.ts";

/** Gets the attributes of a control that the form library renders. */
export function getControlProps({
	id,
	rawErrors = [],
	schema,
}: Pick<WidgetProps, "id" | "rawErrors" | "schema">): ControlAttributes {
	return getControlAttributes(id, {
		hasHint: Boolean(schema.description),
		hasErrors: rawErrors.length > 0,
	});
}
