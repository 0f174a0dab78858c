import { existsSync, mkdirSync, readdirSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";

// Where the desk keeps what is its own, by paths from the project's folder.

/** What can be made again: nobody loses anything with it. */
export const cacheFolder = ".cache/desk";

/** The only copies of an owner's work. */
const keptFolder = ".desk";

/** Entries that were removed: nothing but the person deletes them. */
export const removedFolder = `${keptFolder}/removed`;

/** Dropped pictures, until they are saved. */
export const uploadsFolder = `${keptFolder}/uploads`;

/** The files of a save, with their journal, until they are in place. */
export const savingFolder = `${keptFolder}/saving`;

/** What was to be saved of files that somebody else has changed in that moment. */
export const skippedFolder = `${keptFolder}/skipped`;

/** Moves what an earlier desk has kept in the cache, which people delete. */
export function moveKeptFolders(root: string): void {
	mkdirSync(join(root, keptFolder), { recursive: true });
	for (const folder of [removedFolder, uploadsFolder, savingFolder]) {
		const earlier = join(root, folder.replace(keptFolder, cacheFolder));
		// Of two interrupted saves each needs its own journal: the earlier waits until the other is finished.
		moveInto(earlier, join(root, folder), folder !== savingFolder);
	}
}

/** Moves a file or a folder. @param isMerged whether a folder that is there already gets what it lacks */
function moveInto(from: string, to: string, isMerged: boolean): void {
	if (existsSync(from) && !existsSync(to)) {
		renameSync(from, to);
	} else if (isMerged && existsSync(from) && statSync(from).isDirectory()) {
		for (const name of readdirSync(from)) {
			moveInto(join(from, name), join(to, name), isMerged);
		}
	}
}

/** Gets the folder from which the preview reads its content. @param root folder that holds `content/`. */
export function getPreviewFolder(root: string): string {
	return join(root, cacheFolder, "preview");
}
