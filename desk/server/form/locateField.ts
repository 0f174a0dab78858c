import type { FieldPath } from "../../shared/api/forms.ts";
import { describeFieldPlace } from "../../shared/form/fieldPlace.ts";
import { getKind } from "../content/kinds/kinds.ts";
import { readOptionLists } from "../content/values/optionLists.ts";
import { createFormSchema } from "./createFormSchema.ts";
import { findFieldPath } from "./findFieldPath.ts";
import { readFormData } from "./readFormData.ts";

/** Finds a field of a file in its form, and describes where it is. @param field as an issue names it */
export function locateField(
	root: string,
	file: string,
	field: string,
): { fieldPath: FieldPath; place: string } {
	const data = readFormData(root, file);
	const fieldPath = findFieldPath(field, data);
	const formSchema = createFormSchema(getKind(file), readOptionLists(root));
	return { fieldPath, place: describeFieldPlace(formSchema, data, fieldPath) };
}
