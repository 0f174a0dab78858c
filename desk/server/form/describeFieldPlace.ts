import { describePlace } from "../../shared/form/fieldPlace.ts";
import { readContent } from "../content/files/contentFiles.ts";
import { findKind } from "../content/kinds/kinds.ts";
import { readOptionLists } from "../content/values/optionLists.ts";
import { createForm } from "./createForm.ts";
import { findFieldPath } from "./fieldPaths.ts";
import { createFormCodec } from "./formCodec.ts";

/** Describes where a field of a file is in its form. @param field as an issue names it */
export function describeFieldPlace(root: string, file: string, field: string): string {
	const kind = findKind(file);
	const data = createFormCodec(kind).toForm(String(readContent(root, file) ?? ""));
	const form = createForm(kind, readOptionLists(root));
	return describePlace(form, data, findFieldPath(field, data));
}
