import type { Entry, FileText } from "../../shared/api/entries.ts";
import { getMessage } from "../../shared/getMessage.ts";
import { get, isUnreachable, RequestError } from "../request.ts";
import type { EntryId } from "../state/entryId.ts";
import { findOwnEdit, formatTextKey } from "../state/unsavedEdits.ts";
import type { EntryEvent } from "./entryState.ts";

/** Reads a file for its form; as text where it cannot be read, or was being typed as text. */
export async function readEntryFile({ path, kind }: EntryId): Promise<Entry | FileText> {
	if (path === "") {
		return get("new-entry", { kind });
	}
	return findOwnEdit(formatTextKey(path)) ? get("text", { path }) : get("entry", { path });
}

/** Reads why the server has not saved a form, and the file as somebody else has saved it. */
export function readRefusal(error: unknown): Extract<EntryEvent, { type: "refused" }> {
	const { issues, current: theirs } = error instanceof RequestError ? error.details : {};
	return {
		type: "refused",
		// The page says above the form why.
		message: isUnreachable(error) ? "Nothing was saved yet." : getMessage(error),
		...(issues ? { issues } : {}),
		...(theirs ? { theirs } : {}),
	};
}
