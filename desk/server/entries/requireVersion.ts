import { getVersion, readContent } from "../content/files/contentFiles.ts";
import { Refusal } from "../refusals/refusal.ts";
import { readEntry, readText } from "./readEntry.ts";

/** Requires the file that the form was filled from. @throws Refusal with the current one. */
export function requireVersion(root: string, path: string, version: string): void {
	if (getVersion(readContent(root, path)) !== version) {
		throw createVersionError(root, path);
	}
}

/** Creates the error for a form that was filled from another version of its file. */
export function createVersionError(root: string, path: string): Refusal {
	if (readContent(root, path) === undefined) {
		return new Refusal("changed", "This has been removed since you opened it. Nothing was saved.");
	}
	const current = readEntry(root, path);
	return new Refusal(
		"changed",
		"text" in current
			? "This file was changed by hand and cannot be read now. Nothing was saved yet: fix the file first."
			: "This has been changed since you opened it, in another tab, by a colleague or by hand. Nothing was saved yet: choose what to keep.",
		{ current },
	);
}

/** Requires the text that the person has edited. @throws Refusal with the current one. */
export function requireTextVersion(root: string, path: string, version: string): void {
	const file = readText(root, path);
	if (file.version !== version) {
		throw new Refusal(
			"changed",
			"This has been changed since you opened it, in another tab, by a colleague or by hand. Nothing was saved: choose which text to keep.",
			{ currentText: file },
		);
	}
}
