import { isUtf8 } from "node:buffer";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type ContentFile, type Issue, readContentFiles } from "../../../../content-model/index.ts";
import { checkProse } from "../../../../proofreading/checkProse.ts";
import { listNameWords } from "../../../../proofreading/knownNames.ts";
import type { Findings, ProseIssue, UnknownWord } from "../../../shared/api/review.ts";
import {
	type FileWrite,
	isFieldsPath,
	isPublishable,
	readCurrent,
} from "../../content/files/contentFiles.ts";
import { wordsFile } from "../../content/files/knownFiles.ts";
import { getFileTitle } from "../../content/values/titles.ts";
import { listPublished, readPublishedFiles } from "../../git/git.ts";
import { findContentIssues } from "../../issues/contentIssues.ts";
import { cacheFolder } from "../../records/folders.ts";
import { describeProse } from "./describeProse.ts";
import { locateLine, locateWord } from "./locateWord.ts";
import { findUnknownWords } from "./spelling.ts";

/** What is wrong with the words of the files that a publication changes. */
type WordIssues = Pick<Findings, "issues" | "prose" | "words">;

/** What is wrong with a publication: with the content by its rules, and with the words of the files that change. */
export interface PublicationCheck extends WordIssues {
	contentIssues: readonly Issue[];
}

/** Checks the content as it would be published. */
export function checkPublication(
	root: string,
	writes: readonly FileWrite[],
): Promise<PublicationCheck> {
	return runInPublication(root, writes, async (folder, publishedFiles) => ({
		contentIssues: await findContentIssues(folder),
		...(await findWordIssues(folder, publishedFiles, writes)),
	}));
}

/** Checks only the words of the files that a publication changes. */
export function checkWords(root: string, writes: readonly FileWrite[]): Promise<WordIssues> {
	return runInPublication(root, writes, (folder, publishedFiles) =>
		findWordIssues(folder, publishedFiles, writes),
	);
}

/** Finds the issues of the content as it would be published. */
export function findPublicationIssues(
	root: string,
	writes: readonly FileWrite[],
): Promise<readonly Issue[]> {
	return runInPublication(root, writes, findContentIssues);
}

/** Runs a task in a folder with the content as it would be published, and with the files as they are published now. */
async function runInPublication<Result>(
	root: string,
	writes: readonly FileWrite[],
	task: (folder: string, publishedFiles: ReadonlyMap<string, Buffer>) => Promise<Result>,
): Promise<Result> {
	const cache = join(root, cacheFolder);
	mkdirSync(cache, { recursive: true });
	const folder = mkdtempSync(join(cache, "publish-"));
	try {
		const publishedFiles = readAllPublished(root);
		writePublication(folder, publishedFiles, writes);
		return await task(folder, publishedFiles);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/**
 * Writes the content as it would be published. All of it, as the commit has it: the saved files with only what differs
 * put back would hold what Git ignores too, and save 20 of some 700 milliseconds.
 */
function writePublication(
	folder: string,
	publishedFiles: ReadonlyMap<string, Buffer>,
	writes: readonly FileWrite[],
): void {
	const files = new Map<string, Buffer | undefined>(publishedFiles);
	for (const { path, bytes } of writes) {
		files.set(path, bytes);
	}
	for (const [path, bytes] of files) {
		if (bytes) {
			mkdirSync(dirname(join(folder, path)), { recursive: true });
			writeFileSync(join(folder, path), bytes);
		}
	}
}

function readAllPublished(root: string): Map<string, Buffer> {
	const paths = listPublished(root, "content", wordsFile);
	return readPublishedFiles(root, paths.filter(isPublishable));
}

async function findWordIssues(
	folder: string,
	publishedFiles: ReadonlyMap<string, Buffer>,
	writes: readonly FileWrite[],
): Promise<WordIssues> {
	const paths = writes.flatMap(({ path, bytes }) => (bytes && isFieldsPath(path) ? path : []));
	return {
		issues: writes.flatMap(({ path, bytes }) =>
			bytes && isFieldsPath(path) && !isUtf8(bytes)
				? `${getFileTitle(folder, path)}: the file is not written in UTF-8. Open it to fix it.`
				: [],
		),
		prose: findProseIssues(folder, paths),
		words: await listUnknownWords(folder, publishedFiles, writes),
	};
}

/** Finds what the prose check says of changed files. */
function findProseIssues(folder: string, paths: readonly string[]): ProseIssue[] {
	const files = readContentFiles(folder);
	return checkProse(files, (file) => paths.includes(file)).map((finding) => {
		const { file, field, line, quotation, earlier } = finding;
		return {
			message: describeProse(finding, earlier && getFileTitle(folder, earlier.file)),
			words: quotation?.words ?? "",
			before: quotation?.before ?? "",
			title: getFileTitle(folder, file),
			path: file,
			...locateLine(folder, file, getText(files, file), field, line),
		};
	});
}

function getText(files: readonly ContentFile[], path: string): string {
	return String(files.find(({ file }) => file === path)?.text);
}

/**
 * Lists the words of changed files that the spelling check does not know: of all files where the name of somebody goes,
 * whom others may mention.
 */
async function listUnknownWords(
	folder: string,
	publishedFiles: ReadonlyMap<string, Buffer>,
	writes: readonly FileWrite[],
): Promise<UnknownWord[]> {
	const paths = writes.map(({ path }) => path).filter(isFieldsPath);
	const filesBefore = paths.flatMap((file) => {
		const bytes = publishedFiles.get(file);
		return bytes ? { file, text: bytes.toString() } : [];
	});
	const all = readContentFiles(folder);
	const names = listNameWords(all);
	const hasNameGone = listNameWords(filesBefore).some((name) => !names.includes(name));
	const files = hasNameGone ? all : all.filter(({ file }) => paths.includes(file));
	const wordList = String(readCurrent(folder, wordsFile) ?? "");
	const words = await findUnknownWords(files, wordList, names);
	return words.map(({ file, word, offset }) => {
		const text = getText(files, file);
		return {
			word,
			before: text.slice(Math.max(0, offset - 40), offset),
			title: getFileTitle(folder, file),
			path: file,
			...locateWord(folder, file, text, offset),
		};
	});
}
