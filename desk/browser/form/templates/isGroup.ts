import type { RJSFSchema, UiSchema } from "@rjsf/utils";

/** Checks whether a field is a list, or a group of fields. */
export function isGroup({ type, properties }: RJSFSchema, ui: UiSchema | undefined): boolean {
	return type === "array" || (properties !== undefined && !ui?.["ui:field"]);
}
