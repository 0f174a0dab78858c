import { readContent } from "../content/files/contentFiles.ts";
import { getFileTitle } from "../content/values/titles.ts";
import { findFileProblem } from "../content/yaml/readability.ts";
import { HttpError } from "../http/httpError.ts";

/**
 * Reads the text of a file whose fields are about to be changed; empty if it is not there.
 * @throws HttpError where its fields cannot be read, and would be lost.
 */
export function readEditableText(root: string, path: string): string {
	const bytes = readContent(root, path);
	const problem = bytes && findFileProblem(path, bytes);
	if (problem) {
		throw new HttpError(
			422,
			`${getFileTitle(root, path)} cannot be read as it is now, so nothing was changed. Open it to fix it: line ${problem.line}.`,
		);
	}
	return bytes?.toString() ?? "";
}
