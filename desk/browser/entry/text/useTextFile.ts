import { useState } from "react";
import type { FileText } from "../../../shared/api/entries.ts";
import { getMessage } from "../../../shared/getMessage.ts";
import { isUnreachable, post, RequestError } from "../../request.ts";
import { clearEdit, findOwnEdit, formatTextKey, storeEdit } from "../../state/unsavedEdits.ts";

/**
 * Edits a file as text, stores what is typed in the browser, and saves it.
 * @param onSaved called once the file on disk is what is to be shown: it is read again then.
 */
export function useTextFile(file: FileText, onSaved: () => Promise<void>) {
	const { path } = file;
	const key = formatTextKey(path);
	const [unsavedEdit] = useState(() => findOwnEdit(key));
	const [text, setText] = useState(() => (unsavedEdit ? String(unsavedEdit.data.text) : file.text));
	const version = unsavedEdit?.version ?? file.version;
	const [wrongLine, setWrongLine] = useState(file.line);
	const [message, setMessage] = useState(
		file.message
			? `Somebody changed this file by hand, and it has a mistake at line ${file.line}. (${file.message})`
			: "What you typed before is back. It is not saved yet.",
	);
	const [theirs, setTheirs] = useState<FileText>();
	const [isSaving, setSaving] = useState(false);

	const change = (typed: string) => {
		setText(typed);
		const base = { text: file.text };
		const data = { text: typed };
		const isStored = storeEdit({ key, title: path, version, base, data, time: Date.now() });
		if (!isStored) {
			setMessage("This browser cannot store what you type. Save before you leave this file.");
		}
	};
	/** Shows the file as it is on disk, in place of what is typed. */
	const showSaved = async () => {
		clearEdit(key);
		await onSaved();
	};
	const showRefusal = (error: unknown) => {
		const { line, currentText } = error instanceof RequestError ? error.details : {};
		setMessage(isUnreachable(error) ? "Nothing was saved yet." : getMessage(error));
		if (line !== undefined) {
			setWrongLine(line);
		}
		setTheirs(currentText);
	};
	/** @param base version of the file that the text is to take the place of */
	const save = async (base = version) => {
		setSaving(true);
		try {
			await post("text", { path, version: base, text });
			await showSaved();
		} catch (error) {
			showRefusal(error);
		}
		setSaving(false);
	};
	return {
		text,
		isChanged: text !== file.text,
		/** The line with the syntax error, from 1. */
		wrongLine,
		message,
		/** The file as somebody else has saved it meanwhile. */
		theirs,
		isSaving,
		change,
		save,
		/** Drops what is typed for the file as somebody else has saved it. */
		takeTheirs: showSaved,
	};
}
