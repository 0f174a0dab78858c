import type { ReviewedFile } from "../../shared/api/review.ts";
import { type FileWrite, getVersion, isPublishable, readCurrent } from "../content/contentFiles.ts";
import { readPublishedFiles } from "../git/git.ts";
import { HttpError } from "../http/httpError.ts";
import { applyMembers, type Change } from "./changes.ts";

/**
 * Requires files as a person has reviewed them.
 * @throws HttpError where one has changed since, or is none that the desk publishes.
 */
export function requireReviewed(root: string, files: readonly ReviewedFile[]): void {
	for (const { path, version } of files) {
		if (!isPublishable(path)) {
			throw new HttpError(403, `${path} is not a file of the content, and is not published.`);
		}
		if (getVersion(readCurrent(root, path)) !== version) {
			throw new HttpError(
				409,
				"Something was saved since you reviewed it, so nothing was done. Look at the list again.",
			);
		}
	}
}

/**
 * Reads the chosen files, byte for byte as they were reviewed; of a file whose parts belong to several changes,
 * those that were chosen.
 * @param changes all of them
 * @throws HttpError where a file has changed since.
 */
export function readReviewed(
	root: string,
	changes: readonly Change[],
	files: readonly ReviewedFile[],
): FileWrite[] {
	requireReviewed(root, files);
	const paths = [...new Set(files.map(({ path }) => path))];
	const publishedFiles = readPublishedFiles(root, paths);
	return paths.map((path) => {
		const after = readCurrent(root, path);
		const file = { path, before: publishedFiles.get(path), after };
		const members = files.filter((member) => member.path === path);
		return { path, bytes: applyMembers(file, changes, members), base: getVersion(after) };
	});
}
