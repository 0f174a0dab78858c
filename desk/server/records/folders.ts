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

/** Gets the folder from which the preview reads its content. @param root folder that holds `content/`. */
export function getPreviewFolder(root: string): string {
	return join(root, cacheFolder, "preview");
}
