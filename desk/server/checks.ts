import { spawn } from "node:child_process";
import { once } from "node:events";
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { readContentFiles, readTexts } from "../../content-model/index.ts";
import { projectFolder } from "../../machine/files.ts";
import { findBadUrls } from "../../prose/addresses.ts";
import { findRepeatedPassages } from "../../prose/repeats.ts";
import { checkArticleShape } from "../../prose/shape.ts";
import { findBannedWords, findTypos, isOwnText } from "../../prose/words.ts";
import type { CheckResult, UnknownWord } from "../api.ts";
import { type FileChange, isContentPath, isFieldsPath } from "./contentFiles.ts";
import { describeIssue } from "./describeIssue.ts";
import { getTitle, readFields } from "./entries.ts";
import { readPublishedFiles, wordsFile } from "./git.ts";
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
		// The spelling check is a process of its own, and runs beside the rules.
		const [words, issues] = await Promise.all([
			findUnknownWords(folder, changed),
			findContentIssues(folder),
		]);
		return {
			issues: [
				...issues.map((issue) => `${getFileTitle(folder, issue.file)}: ${describeIssue(issue)}`),
				...findProseIssues(folder, changed),
			],
			words,
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
	cpSync(join(projectFolder, "cspell.json"), join(folder, "cspell.json"));
	symlinkSync(join(projectFolder, "node_modules"), join(folder, "node_modules"));
}

function getFileTitle(folder: string, path: string): string {
	return isFieldsPath(path) && existsSync(join(folder, path))
		? getTitle(path, readFields(folder, path))
		: path;
}

/** What the prose check finds in changed files. */
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
		({ file, what, remedy }) => `${getFileTitle(folder, file)}: ${what}. Instead: ${remedy}.`,
	);
}

/** Words of changed files that the spelling check does not know. */
async function findUnknownWords(
	folder: string,
	changed: readonly string[],
): Promise<UnknownWord[]> {
	if (changed.length === 0) {
		return [];
	}
	const program = join(projectFolder, "node_modules/.bin/cspell");
	const options = [
		"--no-progress",
		"--no-summary",
		"--no-color",
		"--no-gitignore",
		"--root",
		folder,
	];
	const template = ["--issue-template", "$uri\t$row\t$text"];
	const child = spawn(process.execPath, [program, ...options, ...template, ...changed], {
		cwd: folder,
		stdio: ["ignore", "pipe", "pipe"],
	});
	let output = "";
	let errorOutput = "";
	child.stdout.on("data", (chunk) => {
		output += chunk;
	});
	child.stderr.on("data", (chunk) => {
		errorOutput += chunk;
	});
	const [status] = await once(child, "close");
	const words = output
		.split("\n")
		.map((line) => line.split("\t"))
		.flatMap(([uri = "", row, word]) => {
			const path = uri.slice(uri.indexOf("content/"));
			return word ? [{ word, title: getFileTitle(folder, path), line: Number(row) }] : [];
		});
	if (status !== 0 && words.length === 0) {
		throw new Error(`The spelling check failed: ${errorOutput}`);
	}
	return words;
}
