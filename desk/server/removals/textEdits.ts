import { getValue, isRecord } from "../../../content-model/index.ts";
import type { FieldPath, FieldValues } from "../../shared/api/forms.ts";
import { type FileWrite, getVersion, readContent } from "../content/files/contentFiles.ts";
import { sharedLists } from "../content/files/knownFiles.ts";
import { getKind } from "../content/kinds/kinds.ts";
import { readFields } from "../content/values/fields.ts";
import { readEditableText } from "../content/values/readEditableText.ts";
import { editYaml } from "../content/yaml/editYaml.ts";
import { parseFields } from "../content/yaml/parseFields.ts";
import { createFormCodec } from "../form/formCodec.ts";

/** Changes the text of a file. */
export type TextEdit = (text: string) => string;

/**
 * Creates the write that changes a file by several edits, one after the other.
 * @throws Refusal where the file cannot be read.
 */
export function editText(root: string, path: string, edits: readonly TextEdit[]): FileWrite {
	const text = edits.reduce((edited, edit) => edit(edited), readEditableText(root, path));
	return { path, bytes: Buffer.from(text), baseVersion: getVersion(readContent(root, path)) };
}

/**
 * Creates the edit that takes an entry out of a list. Other lists of the file may hold the same word.
 * @param item of the list, in the form of the file
 * @param slug by which the list names the entry
 */
export function removeFromList(path: string, item: FieldPath, slug: string): TextEdit {
	const codec = createFormCodec(getKind(path));
	return (text) => {
		const data = structuredClone(codec.toFormData(text));
		const list = getValue(data, item.slice(0, -1));
		if (Array.isArray(list)) {
			list.splice(0, list.length, ...list.filter((other) => other !== slug));
		}
		return codec.toFile(text, data);
	};
}

function mapValues(
	record: Readonly<Record<string, unknown>>,
	change: (value: unknown) => unknown,
): Record<string, unknown> {
	return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

/** Creates the edit that makes what links to a page lead to another. */
export function moveLinks(path: string, page: string, to: string): TextEdit {
	const codec = createFormCodec(getKind(path));
	const address = `${RegExp.escape(page)}(?:[?#][^\\s)>]*)?`;
	const isLink = new RegExp(`^${address}$`);
	const inMarkdown = new RegExp(`(\\][(:]\\s*<?)${address}(?=[\\s)>]|$)`, "g");
	const move = (value: unknown): unknown => {
		if (Array.isArray(value)) {
			return value.map(move);
		}
		if (isRecord(value)) {
			return mapValues(value, move);
		}
		return typeof value === "string"
			? value.replace(isLink, () => to).replace(inMarkdown, (_link, start) => start + to)
			: value;
	};
	return (text) => codec.toFile(text, mapValues(codec.toFormData(text), move));
}

/** Creates the edit that sets the author of an article. */
export function setAuthor(path: string, author: string): TextEdit {
	const codec = createFormCodec(getKind(path));
	return (text) => codec.toFile(text, { ...codec.toFormData(text), author });
}

/** Reads the list of a file whose parts belong to other entries. */
export function readParts(root: string, path: string): Record<string, unknown> {
	return getParts(readFields(root, path), path);
}

function getParts(fields: FieldValues, path: string): Record<string, unknown> {
	const list = fields[sharedLists[path] ?? ""];
	return isRecord(list) ? list : {};
}

/** Creates the edit that sets a part of a list. @param value undefined removes the part from the list */
export function setPart(path: string, name: string, value: string | undefined): TextEdit {
	return (text) => {
		const fields = parseFields(text);
		const { [name]: _old, ...others } = getParts(fields, path);
		const parts = value === undefined ? others : { ...getParts(fields, path), [name]: value };
		return editYaml(text, { ...fields, [sharedLists[path] ?? ""]: parts });
	};
}
