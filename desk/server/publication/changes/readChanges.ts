import { isDeepStrictEqual } from "node:util";
import { isPublishableFile, readCurrent } from "../../content/files/contentFiles.ts";
import { listChangedFiles, readPublishedFiles } from "../../git/git.ts";
import { type Head, readHead } from "../../git/repository.ts";
import type { Change } from "./change.ts";
import type { FileDiff } from "./fileDiff.ts";
import { groupChanges } from "./groupChanges.ts";

/** Reads the changes since the last publication, each with what belongs to it. */
export function readChanges(root: string): Change[] {
	return groupChanges(readDiffs(root, readHead(root)).publishable);
}

/** Counts the changes to publish. */
export function countChanges(root: string): number {
	return readChanges(root).length;
}

/** Reads the states of the files that differ from the last publication, by their paths. */
export function readFileStates(root: string): Map<string, "new" | "changed"> {
	const { publishable } = readDiffs(root, readHead(root));
	return new Map(publishable.map(({ path, before }) => [path, before ? "changed" : "new"]));
}

/**
 * Reads the files that differ from the last publication.
 * @param head undefined before the first commit, when every file would be new.
 */
export function readDiffs(
	root: string,
	head: Head | undefined,
): { publishable: FileDiff[]; unpublishable: string[] } {
	const paths = head ? listChangedFiles(root) : [];
	const { publishable = [], unpublishable = [] } = Object.groupBy(paths, (path) =>
		isPublishableFile(root, path) ? "publishable" : "unpublishable",
	);
	const publishedFiles = readPublishedFiles(root, publishable);
	const diffs = publishable.map((path) => ({
		path,
		before: publishedFiles.get(path),
		after: readCurrent(root, path),
	}));
	return {
		// Git also names files whose index alone is another, and those that may be run as a program by now.
		publishable: diffs.filter(({ before, after }) => !isDeepStrictEqual(before, after)),
		unpublishable,
	};
}
