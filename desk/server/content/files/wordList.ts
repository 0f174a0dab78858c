import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The word list of the spelling check, which is published with the content. */
export const wordsFile = ".cspell/project-words.txt";

/** Adds a word to those the spelling check accepts, in alphabetical order. */
export function acceptWord(root: string, word: string): void {
	const file = join(root, wordsFile);
	const lines = readFileSync(file, "utf8").trimEnd().split("\n");
	const words = lines.filter((line) => line && !line.startsWith("#"));
	if (words.some((other) => other.toLowerCase() === word.toLowerCase())) {
		return;
	}
	const compare = new Intl.Collator("en-AU").compare;
	const next = lines.findIndex((line) => line && !line.startsWith("#") && compare(line, word) > 0);
	lines.splice(next < 0 ? lines.length : next, 0, word);
	writeFileSync(file, `${lines.join("\n")}\n`);
}
