import { readContent } from "../files/contentFiles.ts";
import { publishedPathsFile } from "../files/knownFiles.ts";
import { getOwnPagePath } from "../kinds/kinds.ts";

/** Finds the page of an entry that goes with it, if it has been public. */
export function findPublicPage(root: string, path: string): string | undefined {
	const page = getOwnPagePath(path);
	return page && readPublishedPaths(root).has(page) ? page : undefined;
}

/** Reads every path that has been public. */
function readPublishedPaths(root: string): ReadonlySet<string> {
	const record = readContent(root, publishedPathsFile)?.toString() ?? "";
	return new Set(record.split("\n").map((line) => line.trim()));
}
