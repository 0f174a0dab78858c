import { Refusal } from "../../refusals/refusal.ts";
import { readContent } from "../files/contentFiles.ts";
import { findFileProblem } from "../yaml/readability.ts";
import { getFileTitle } from "./titles.ts";

/**
 * Reads the text of a file whose fields are about to be changed; empty if it is not there.
 * @throws Refusal where its fields cannot be read, and would be lost.
 */
export function readEditableText(root: string, path: string): string {
	const bytes = readContent(root, path);
	const problem = bytes && findFileProblem(path, bytes);
	if (problem) {
		throw new Refusal(
			"invalid",
			`${getFileTitle(root, path)} cannot be read as it is now, so nothing was changed. Open it to fix it: line ${problem.line}.`,
		);
	}
	return bytes?.toString() ?? "";
}
