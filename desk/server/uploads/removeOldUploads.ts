import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { getNotesFolder, getUploadsFolder } from "./uploadNames.ts";

/** Time after which a staged picture is deleted that no form has shown, in milliseconds: 90 days. */
const maxUploadAge = 90 * 24 * 3_600_000;

/**
 * Removes staged pictures that no form has shown for long, and the notes of those that are gone. Only a browser knows
 * which of them somebody has typed around and not saved yet.
 */
export function removeOldUploads(root: string): void {
	const [uploads, notes] = [getUploadsFolder(root), getNotesFolder(root)];
	const isOld = (file: string) => Date.now() - statSync(file).mtimeMs > maxUploadAge;
	for (const picture of listFiles(uploads)) {
		if (!picture.startsWith(notes) && isOld(picture)) {
			rmSync(picture);
		}
	}
	for (const note of listFiles(notes)) {
		const picture = join(uploads, relative(notes, note));
		if (isOld(note) && !existsSync(picture)) {
			rmSync(note);
		}
	}
}

function listFiles(folder: string): string[] {
	return existsSync(folder)
		? readdirSync(folder, { recursive: true, withFileTypes: true })
				.filter((entry) => entry.isFile())
				.map((entry) => join(entry.parentPath, entry.name))
		: [];
}
