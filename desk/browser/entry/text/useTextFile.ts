import { useState } from "react";
import type { FileText } from "../../../shared/api/entries.ts";
import { describeSaveFailure, get, post, RequestError } from "../../request.ts";
import { clearEdit, findOwnEdit, formatTextKey } from "../../state/unsavedEdits.ts";
import { keepLineEnds, openText, rebaseText, storeText } from "./typedText.ts";

/**
 * Edits a file as text, stores what is typed in the browser, and saves it.
 * @param onSaved called once the file on disk is what is to be shown: it is read again then.
 */
export function useTextFile(file: FileText, onSaved: () => Promise<void>) {
	const { path } = file;
	const [shown, setShown] = useState(() => openText(file));
	const { version, text } = shown;
	const [theirs, setTheirs] = useState<FileText>();
	const [isSaving, setSaving] = useState(false);

	const change = (value: string) => {
		const typed = keepLineEnds(value, file.text);
		const isStored = storeText(file, version, typed);
		setShown({
			...shown,
			text: typed,
			message: isStored
				? shown.message
				: "This browser cannot store what you type. Save before you close or reload this page.",
		});
	};
	const showRefusal = (error: unknown) => {
		const { line, currentText } = error instanceof RequestError ? error.details : {};
		const message = describeSaveFailure(error);
		setShown((current) => ({ ...current, message, wrongLine: line ?? current.wrongLine }));
		setTheirs(currentText);
	};
	/** @param baseVersion version of the file that the text is to take the place of */
	const save = async (baseVersion = version) => {
		setSaving(true);
		try {
			await post("text", { path, version: baseVersion, text }).catch((error: unknown) => {
				// It was saved before, and nobody heard the answer.
				const { currentText } = error instanceof RequestError ? error.details : {};
				if (currentText?.text !== text) {
					throw error;
				}
			});
			// What was typed meanwhile stays, on top of the file as it is saved.
			clearEdit(formatTextKey(path), [{ text }]);
			if (findOwnEdit(formatTextKey(path))) {
				await get("text", { path }).then(
					(saved) => rebaseText(saved, text),
					() => {},
				);
			}
			await onSaved();
		} catch (error) {
			showRefusal(error);
		}
		setSaving(false);
	};
	return {
		...shown,
		// A text area has no other line ends.
		text: text.replaceAll("\r\n", "\n"),
		isChanged: text !== file.text,
		/** The file as somebody else has saved it meanwhile. */
		theirs,
		isSaving,
		change,
		save,
		/** Discards what is typed, and shows the file as it is on disk. */
		discard: async () => {
			clearEdit(formatTextKey(path));
			await onSaved();
			// The file still cannot be read, where the panel is still there.
			setShown(openText(file));
		},
	};
}
