import type { Entry, FieldIssue, FileText } from "../../shared/api.ts";
import { get, getMessage, isUnreachable, RequestError } from "../request.ts";
import type { EntryId } from "../state/entryId.ts";
import { findOwnEdit, formatTextKey } from "../state/unsavedEdits.ts";
import type { EntryEvent } from "./entryState.ts";
import { toFieldIssue } from "./useFormCheck.ts";

/** Reads a file for its form; as text where it cannot be read, or was being typed as text. */
export async function readEntryFile({ path, kind }: EntryId): Promise<Entry | FileText> {
	if (path === "") {
		return get<Entry>("new-entry", { kind });
	}
	return findOwnEdit(formatTextKey(path))
		? get<FileText>("text", { path })
		: get<Entry | FileText>("entry", { path });
}

/** Reads why the server has not saved a form, and the file as somebody else has saved it. */
export function readRefusal(
	path: string,
	error: unknown,
): Extract<EntryEvent, { type: "refused" }> {
	const { details = {} } = error instanceof RequestError ? error : {};
	const issues = Array.isArray(details.issues)
		? (details.issues as FieldIssue[])
		: Array.isArray(details.fieldPath) && [toFieldIssue(path, error)];
	const theirs = details.current as Entry | FileText | undefined;
	return {
		type: "refused",
		// Why, the page says above the form.
		message: isUnreachable(error) ? "Nothing was saved yet." : getMessage(error),
		...(issues ? { issues } : {}),
		...(theirs ? { theirs } : {}),
	};
}
