import type { FieldPath } from "../../shared/api/forms.ts";
import { parseKey } from "../../shared/fieldNames.ts";

/** Gets the id of a field's element. */
export function getFieldId(fieldPath: FieldPath): string {
	return ["f", ...fieldPath].join(".");
}

/** Parses an element's id into the path of its field. */
export function parseFieldId(id: string): FieldPath {
	return id.split(".").slice(1).map(parseKey);
}
