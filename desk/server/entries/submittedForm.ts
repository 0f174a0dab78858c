import { randomUUID } from "node:crypto";
import { getValue } from "../../../content-model/index.ts";
import { curlQuotes } from "../../../proofreading/quotes.ts";
import type { FieldIssue, SubmittedForm } from "../../shared/api/forms.ts";
import { type FileWrite, getVersion, readContent } from "../content/files/contentFiles.ts";
import { getTitleField } from "../content/kinds/deskKinds.ts";
import { findKindByName, getKind } from "../content/kinds/kinds.ts";
import { readFields } from "../content/values/fields.ts";
import { setHiddenPosition } from "../content/values/positions.ts";
import { getTitleFromFields } from "../content/values/titles.ts";
import { createFormCodec } from "../form/formCodec.ts";
import { Refusal } from "../refusals/refusal.ts";
import { createPath } from "./readEntry.ts";

/** Creates the write by which a form is saved. @param file of the form */
export function toFileWrite(root: string, form: SubmittedForm, file: string): FileWrite {
	const { path } = form;
	const kind = getKind(file);
	const before = path ? readContent(root, path) : undefined;
	const data = setHiddenPosition(root, form, file);
	const oldText = before?.toString();
	const text = createFormCodec(kind).toFile(oldText, data);
	const bytes = Buffer.from(curlQuotes({ file, text }, oldText));
	return { path: file, bytes, baseVersion: getVersion(before) };
}

/**
 * Chooses the file of a form. A new entry whose title is missing or taken is checked under a name of its own, so
 * that all issues are reported at once.
 */
export function chooseFile(
	root: string,
	form: SubmittedForm,
): { file: string; titleIssue?: FieldIssue } {
	const kind = form.path ? getKind(form.path) : findKindByName(form.kind);
	if (!kind) {
		throw new Refusal("missing", "There is nothing of this kind.");
	}
	if (form.path) {
		return { file: form.path };
	}
	const fieldPath = getTitleField(form.kind);
	const file = createPath(kind, form.data);
	const freeFile = kind.files.replace("*", `new-${randomUUID()}`);
	if (file === undefined) {
		const isMissing = String(getValue(form.data, fieldPath) ?? "").trim() === "";
		const message = isMissing
			? "Fill this in."
			: "Use at least one letter from A to Z, or a number: the address is made of them.";
		return {
			file: freeFile,
			titleIssue: { path: "", fieldPath, message, ...(isMissing ? { isMissing } : {}) },
		};
	}
	const current = readContent(root, file);
	// A browser that lost the first response sends the form again: the file then has these bytes already.
	if (!current || toFileWrite(root, form, file).bytes?.equals(current)) {
		return { file };
	}
	const message = `The address is taken: there is one of this name already (${getTitleFromFields(file, readFields(root, file))}). Choose another.`;
	return { file: freeFile, titleIssue: { path: "", fieldPath, message } };
}
