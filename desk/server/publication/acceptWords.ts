import type { ContentWritten } from "../../shared/api/entries.ts";
import { getVersion, readCurrent } from "../content/files/contentFiles.ts";
import { wordsFile } from "../content/files/knownFiles.ts";
import type { Workspace } from "../workspace/workspace.ts";
import { addWord, joinLines, splitLines } from "./changes/wordList.ts";

/**
 * Adds words to those the spelling check accepts, in alphabetical order. A word that it accepts already, however it is
 * capitalised, is not added.
 * @returns what was written
 * @throws WriteError where the list could not be written; then it is as it was.
 */
export async function acceptWords(
	workspace: Workspace,
	words: readonly string[],
): Promise<ContentWritten> {
	const current = readCurrent(workspace.root, wordsFile);
	const text = String(current ?? "");
	const lines = words.reduce(addWord, splitLines(text));
	const bytes = Buffer.from(joinLines(lines, text));
	const { written } = await workspace.save({
		createWrites: () => [{ path: wordsFile, bytes, baseVersion: getVersion(current) }],
		carryOut: (writeAll) => writeAll(),
	});
	return { written };
}
