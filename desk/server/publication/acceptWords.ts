import { getVersion, readCurrent } from "../content/files/contentFiles.ts";
import { wordsFile } from "../content/files/knownFiles.ts";
import { writeFiles } from "../content/files/writeFiles.ts";

/**
 * Adds words to those the spelling check accepts, in alphabetical order. A word that it accepts already, however it is
 * capitalised, is not added.
 * @throws WriteError where the list could not be written; then it is as it was.
 */
export function acceptWords(root: string, words: readonly string[]): void {
	const current = readCurrent(root, wordsFile);
	const lines = words.reduce(
		addWord,
		String(current ?? "")
			.trimEnd()
			.split("\n"),
	);
	const bytes = Buffer.from(`${lines.join("\n")}\n`);
	writeFiles(root, [{ path: wordsFile, bytes, baseVersion: getVersion(current) }]);
}

const { compare } = new Intl.Collator("en-AU");

function addWord(lines: readonly string[], word: string): readonly string[] {
	const isWord = (line: string) => line !== "" && !line.startsWith("#");
	if (lines.some((line) => isWord(line) && line.toLowerCase() === word.toLowerCase())) {
		return lines;
	}
	const next = lines.findIndex((line) => isWord(line) && compare(line, word) > 0);
	return lines.toSpliced(next < 0 ? lines.length : next, 0, word);
}
