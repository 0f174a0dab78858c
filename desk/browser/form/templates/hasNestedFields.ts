import type { FieldControl } from "../../../shared/api/forms.ts";

/** Checks whether a field is a list, or a group of fields. */
export function hasNestedFields({ control }: FieldControl): boolean {
	return control === "group" || control === "list" || control === "tuple";
}
