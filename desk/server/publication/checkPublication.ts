import { isUtf8 } from "node:buffer";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Issue, readContentFiles } from "../../../content-model/index.ts";
import { checkProse } from "../../../prose/checkProse.ts";
import type { CheckResult, UnknownWord } from "../../shared/api.ts";
import { type FileChange, isContentPath, isFieldsPath } from "../content/contentFiles.ts";
import { getFileTitle } from "../content/titles.ts";
import { wordsFile } from "../content/wordList.ts";
import { listPublished, readPublishedFiles } from "../git/git.ts";
import { findContentIssues } from "../issues/contentIssues.ts";
import { labelFieldAt } from "./labelFieldAt.ts";
import { findUnknownWords } from "./spelling.ts";

/**
 * Checks the site as it would be published: the last publication with the chosen changes only.
 * @returns what is wrong with the words of the changed files, and the issues of the whole content.
 */
export function checkPublication(
	root: string,
	changes: readonly FileChange[],
): Promise<Omit<CheckResult, "needed"> & { contentIssues: readonly Issue[] }> {
	return inPublication(root, changes, async (folder) => {
		const changed = changes.flatMap(({ path, bytes }) => (bytes && isFieldsPath(path) ? path : []));
		return {
			contentIssues: await findContentIssues(folder),
			issues: [
				...changes.flatMap(({ path, bytes }) =>
					bytes && isFieldsPath(path) && !isUtf8(bytes)
						? `${getFileTitle(folder, path)}: the file is not written in UTF-8. Open it to fix it.`
						: [],
				),
				...findProseIssues(folder, changed),
			],
			words: await listUnknownWords(folder, changed),
		};
	});
}

/** Finds the issues of the content as it would be published. */
export function findPublicationIssues(
	root: string,
	changes: readonly FileChange[],
): Promise<readonly Issue[]> {
	return inPublication(root, changes, findContentIssues);
}

/** Does something in a folder with the content as it would be published. */
async function inPublication<Result>(
	root: string,
	changes: readonly FileChange[],
	work: (folder: string) => Promise<Result>,
): Promise<Result> {
	const cache = join(root, ".cache/desk");
	mkdirSync(cache, { recursive: true });
	const folder = mkdtempSync(join(cache, "publish-"));
	try {
		writePublication(root, folder, changes);
		return await work(folder);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

function writePublication(root: string, folder: string, changes: readonly FileChange[]): void {
	const published = listPublished(root, "content", wordsFile).filter(
		(path) => path === wordsFile || isContentPath(path),
	);
	const all = new Map<string, Buffer | undefined>(readPublishedFiles(root, published));
	for (const { path, bytes } of changes) {
		all.set(path, bytes);
	}
	for (const [path, bytes] of all) {
		if (bytes) {
			mkdirSync(dirname(join(folder, path)), { recursive: true });
			writeFileSync(join(folder, path), bytes);
		}
	}
}

/** Finds what the prose check says of changed files. */
function findProseIssues(folder: string, changed: readonly string[]): string[] {
	return checkProse(readContentFiles(folder), (file) => changed.includes(file)).map(
		({ file, problem, remedy }) => `${getFileTitle(folder, file)}: ${problem}. Instead: ${remedy}.`,
	);
}

/** Words of changed files that the spelling check does not know. */
async function listUnknownWords(
	folder: string,
	changed: readonly string[],
): Promise<UnknownWord[]> {
	const files = readContentFiles(folder).filter(({ file }) => changed.includes(file));
	const words = await findUnknownWords(files, readFileSync(join(folder, wordsFile), "utf8"));
	const textOf = (path: string) => String(files.find(({ file }) => file === path)?.text);
	return words.map(({ file, word, offset }) => ({
		word,
		title: getFileTitle(folder, file),
		field: labelFieldAt(file, textOf(file), offset),
	}));
}
