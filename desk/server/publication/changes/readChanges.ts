import { isDeepStrictEqual } from "node:util";
import { isPublishableFile, readCurrent } from "../../content/files/contentFiles.ts";
import { wordsFile } from "../../content/files/knownFiles.ts";
import { listChangedFiles, readPublishedFiles } from "../../git/git.ts";
import { type Head, readHead } from "../../git/repository.ts";
import type { Change } from "./change.ts";
import type { FileDiff } from "./fileDiff.ts";
import { groupChanges } from "./groupChanges.ts";

/** Reads the changes since the last publication, each with what belongs to it. */
export function readChanges(root: string, head = readHead(root)): Change[] {
	return groupChanges(readDiffs(root, head).publishable);
}

/** Reads what the list says of the changes: the states of files, by their paths, and how many changes there are. */
export function readChangeStates(root: string): {
	states: Map<string, "new" | "changed">;
	changeCount: number;
} {
	const { publishable } = readDiffs(root, readHead(root));
	return {
		states: new Map(publishable.map(({ path, before }) => [path, before ? "changed" : "new"])),
		changeCount: groupChanges(publishable).length,
	};
}

/**
 * Reads the files that differ from the last publication.
 * @param head undefined before the first commit, when every file would be new.
 */
export function readDiffs(
	root: string,
	head: Head | undefined,
): { publishable: FileDiff[]; unpublishable: string[] } {
	const paths = head ? listChangedFiles(root, ["content", wordsFile]) : [];
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
