import type { WidgetProps } from "@rjsf/utils";

/** Gets the accessible attributes of a control. */
export function getControlProps({
	id,
	rawErrors = [],
	schema,
}: Pick<WidgetProps, "id" | "rawErrors" | "schema">) {
	const ids = [schema.description ? `${id}.hint` : "", rawErrors.length > 0 ? `${id}.error` : ""];
	return {
		id,
		"aria-describedby": ids.filter(Boolean).join(" ") || undefined,
		"aria-invalid": rawErrors.length > 0 || undefined,
	};
}
