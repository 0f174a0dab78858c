import { isUtf8 } from "node:buffer";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readContentFiles, readTexts } from "../../content-model/index.ts";
import { findRepeatedPassages } from "../../prose/repeats.ts";
import { checkArticleShape } from "../../prose/shape.ts";
import { findBadUrls } from "../../prose/urls.ts";
import { findBannedWords, findTypos, isOwnText } from "../../prose/words.ts";
import type { CheckResult, UnknownWord } from "../api.ts";
import { type FileChange, isContentPath, isFieldsPath } from "./contentFiles.ts";
import { describeIssue } from "./describeIssue.ts";
import { getTitleFromFields, readFields } from "./entries.ts";
import { readPublishedFiles, wordsFile } from "./git.ts";
import { labelFieldAt } from "./labelFieldAt.ts";
import { findUnknownWords } from "./spelling.ts";
import { findContentIssues } from "./workspace.ts";

/**
 * Checks the site as it would be published: the last publication with the chosen changes only.
 */
export async function checkPublication(
	root: string,
	changes: readonly FileChange[],
): Promise<CheckResult> {
	const cache = join(root, ".cache/desk");
	mkdirSync(cache, { recursive: true });
	const folder = mkdtempSync(join(cache, "publish-"));
	try {
		writePublication(root, folder, changes);
		const changed = changes.flatMap(({ path, bytes }) => (bytes && isFieldsPath(path) ? path : []));
		const issues = await findContentIssues(folder);
		return {
			issues: [
				...changes.flatMap(({ path, bytes }) =>
					bytes && isFieldsPath(path) && !isUtf8(bytes)
						? `${getFileTitle(folder, path)}: the file is not written in UTF-8. Open it to fix it.`
						: [],
				),
				...issues.map((issue) => `${getFileTitle(folder, issue.file)}: ${describeIssue(issue)}`),
				...findProseIssues(folder, changed),
			],
			words: await listUnknownWords(folder, changed),
		};
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

function writePublication(root: string, folder: string, changes: readonly FileChange[]): void {
	const all = new Map<string, Buffer | undefined>(
		Array.from(readPublishedFiles(root, "content", wordsFile)).filter(
			([path]) => path === wordsFile || isContentPath(path),
		),
	);
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

function getFileTitle(folder: string, path: string): string {
	return isFieldsPath(path) && existsSync(join(folder, path))
		? getTitleFromFields(path, readFields(folder, path))
		: path;
}

/** Findings of the prose check in changed files. */
function findProseIssues(folder: string, changed: readonly string[]): string[] {
	const files = readContentFiles(folder);
	const articles = files.filter(({ file }) => file.startsWith("content/articles/"));
	const texts = files.filter(({ file }) => changed.includes(file)).flatMap(readTexts);
	const ownTexts = texts.filter(isOwnText);
	const findings = [
		...ownTexts.flatMap(findBannedWords),
		...ownTexts.flatMap(findTypos),
		...texts.flatMap(findBadUrls),
		...articles.filter(({ file }) => changed.includes(file)).flatMap(checkArticleShape),
		...findRepeatedPassages(articles).filter(({ file }) => changed.includes(file)),
	];
	return findings.map(
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
