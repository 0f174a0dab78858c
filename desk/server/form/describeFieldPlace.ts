import { describePlace } from "../../shared/form/fieldPlace.ts";
import { readContent } from "../content/files/contentFiles.ts";
import { findKind } from "../content/kinds/kinds.ts";
import { readOptionLists } from "../content/values/optionLists.ts";
import { createFormSchema } from "./createFormSchema.ts";
import { findFieldPath } from "./fieldPaths.ts";
import { createFormCodec } from "./formCodec.ts";

/** Describes where a field of a file is in its form. @param field as an issue names it */
export function describeFieldPlace(root: string, file: string, field: string): string {
	const kind = findKind(file);
	const data = createFormCodec(kind).toFormData(String(readContent(root, file) ?? ""));
	const formSchema = createFormSchema(kind, readOptionLists(root));
	return describePlace(formSchema, data, findFieldPath(field, data));
}
