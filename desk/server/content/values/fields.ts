import { isUtf8 } from "node:buffer";
import type { FieldValues } from "../../../shared/api/forms.ts";
import { readContent } from "../files/contentFiles.ts";
import { settingsFile } from "../files/knownFiles.ts";
import { parseFields } from "../yaml/parseFields.ts";

/**
 * The fields of each file by its last text, since every list and form reads all files. The copies of a file,
 * for the preview and for a check, mostly have the same text.
 */
const lastFields = new Map<string, { text: string; fields: FieldValues }>();

/** Reads the fields of a file; none where it cannot be read or is not there. Do not modify them. */
export function readFields(root: string, path: string): FieldValues {
	const bytes = readContent(root, path) ?? Buffer.alloc(0);
	const text = bytes.toString();
	const last = lastFields.get(path);
	if (last?.text === text) {
		return last.fields;
	}
	const fields = isUtf8(bytes) ? parseFields(text) : {};
	lastFields.set(path, { text, fields });
	return fields;
}

/** Checks whether the site is marked as a sample. The tests on the Git host refuse changed words and prices then. */
export function isSampleSite(root: string): boolean {
	return readFields(root, settingsFile).sample === true;
}
