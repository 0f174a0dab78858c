import type { FileText } from "../../../shared/api/entries.ts";
import { clearEdit, findOwnEdit, formatTextKey, storeEdit } from "../../state/unsavedEdits.ts";

/** A file as it is shown as text. */
interface ShownText {
	text: string;
	/** The version of the file that the text was made from. */
	version: string;
	message: string;
	/** The line with the mistake, from 1; undefined where there is none, or nobody has looked for one. */
	wrongLine: number | undefined;
}

/** Opens a file as text: as it was typed, where the browser has stored that, else as it is on disk. */
export function openText({ path, version, text, line, message }: FileText): ShownText {
	const stored = findOwnEdit(formatTextKey(path));
	if (stored) {
		return {
			text: String(stored.data.text),
			version: stored.version,
			message: "What you typed before is back. It is not saved yet.",
			wrongLine: undefined,
		};
	}
	// A file that can be read has no mistake.
	return {
		text,
		version,
		message:
			message &&
			`This file was changed without the desk, and has a mistake at line ${line}. (${message})`,
		wrongLine: message ? line : undefined,
	};
}

/**
 * Gives a text the line ends of its file, which a text area does not keep.
 * @param value of the text area
 * @param text of the file
 */
export function keepLineEnds(value: string, text: string): string {
	if (value === text.replaceAll("\r\n", "\n")) {
		return text;
	}
	return text.includes("\r\n") ? value.replaceAll("\n", "\r\n") : value;
}

/**
 * Bases what was typed while a text was saved on the file as it is now, unless somebody has changed it since.
 * @param saved text
 */
export function rebaseText(file: FileText, saved: string): void {
	const stored = findOwnEdit(formatTextKey(file.path));
	if (stored && file.text === saved) {
		storeText(file, file.version, String(stored.data.text));
	}
}

/**
 * Stores what is typed in the browser until it is saved; nothing where the file has the same text.
 * @param version of the file that the text was made from.
 * @returns whether the browser did so.
 */
export function storeText({ path, text }: FileText, version: string, typed: string): boolean {
	const key = formatTextKey(path);
	if (typed === text) {
		clearEdit(key);
		return true;
	}
	return storeEdit({
		key,
		title: path,
		version,
		original: { text },
		data: { text: typed },
		time: Date.now(),
	});
}
