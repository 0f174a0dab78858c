import type { FieldValues } from "../../shared/api/forms.ts";
import { readContent } from "../content/files/contentFiles.ts";
import { getKind } from "../content/kinds/kinds.ts";
import { createFormCodec } from "./formCodec.ts";

/** Reads the data of a form from its file; of no file, that of an empty one. */
export function readFormData(root: string, path: string): FieldValues {
	return createFormCodec(getKind(path)).toFormData(readContent(root, path)?.toString() ?? "");
}
