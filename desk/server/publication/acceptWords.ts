import { getVersion, readCurrent } from "../content/files/contentFiles.ts";
import { wordsFile } from "../content/files/knownFiles.ts";
import { writeFiles } from "../content/files/writeFiles.ts";
import { addWord, joinLines, splitLines } from "./changes/wordList.ts";

/**
 * Adds words to those the spelling check accepts, in alphabetical order. A word that it accepts already, however it is
 * capitalised, is not added.
 * @throws WriteError where the list could not be written; then it is as it was.
 */
export function acceptWords(root: string, words: readonly string[]): void {
	const current = readCurrent(root, wordsFile);
	const lines = words.reduce(addWord, splitLines(String(current ?? "")));
	const bytes = Buffer.from(joinLines(lines));
	writeFiles(root, [{ path: wordsFile, bytes, baseVersion: getVersion(current) }]);
}
