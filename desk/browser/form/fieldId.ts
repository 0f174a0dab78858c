import type { FieldPath } from "../../shared/api/forms.ts";
import { formatFieldPath, parseFieldPath } from "../../shared/form/fieldPath.ts";

/** With what the ids of a form’s fields begin, before their paths. */
export const idPrefix = "f";

/** Gets the id of a field's element. */
export function getFieldId(fieldPath: FieldPath): string {
	return formatFieldPath([idPrefix, ...fieldPath]);
}

/** Finds the field that an element is of, by the nearest id; undefined where that is of no field. */
export function findFieldOf(element: Element): FieldPath | undefined {
	const [prefix, ...fieldPath] = parseFieldPath(element.closest("[id]")?.id ?? "");
	return prefix === idPrefix && fieldPath.length > 0 ? fieldPath : undefined;
}
