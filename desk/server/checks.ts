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
import { projectFolder } from "../../machine/files.ts";
import type { CheckResult, UnknownWord } from "../api.ts";
import {
	articleShape,
	badAddresses,
	bannedWords,
	contentFiles,
	isOurs,
	repeatedPassages,
	slipsOfThePen,
	textsOf,
} from "../contentModel.ts";
import { type FileChange, isContentPath, isFieldsPath } from "./contentFiles.ts";
import { fieldsOf, titleOf } from "./entries.ts";
import { publishedFiles, wordsFile } from "./git.ts";
import { plainIssue } from "./plainIssue.ts";
import { issuesOf } from "./workspace.ts";

/**
 * Checks the site as it would be published: what was published last, with the chosen changes and no
 * others.
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
		// The spelling check is a program of its own: it reads while the rules are checked here.
		const [words, issues] = await Promise.all([unknownWords(folder, changed), issuesOf(folder)]);
		return {
			issues: [
				...issues.map((issue) => `${titleIn(folder, issue.file)}: ${plainIssue(issue)}`),
				...wordIssues(folder, changed),
			],
			words,
		};
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

function writePublication(root: string, folder: string, changes: readonly FileChange[]): void {
	const all = new Map<string, Buffer | undefined>(
		Array.from(publishedFiles(root, "content", wordsFile)).filter(
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

function titleIn(folder: string, path: string): string {
	return isFieldsPath(path) && existsSync(join(folder, path))
		? titleOf(path, fieldsOf(folder, path))
		: path;
}

/** What the prose check finds in changed files. */
function wordIssues(folder: string, changed: readonly string[]): string[] {
	const files = contentFiles(folder);
	const articles = files.filter(({ file }) => file.startsWith("content/articles/"));
	const texts = files.filter(({ file }) => changed.includes(file)).flatMap(textsOf);
	const ours = texts.filter(isOurs);
	const findings = [
		...ours.flatMap(bannedWords),
		...ours.flatMap(slipsOfThePen),
		...texts.flatMap(badAddresses),
		...articles.filter(({ file }) => changed.includes(file)).flatMap(articleShape),
		...repeatedPassages(articles).filter(({ file }) => changed.includes(file)),
	];
	return findings.map(
		({ file, what, remedy }) => `${titleIn(folder, file)}: ${what}. Instead: ${remedy}.`,
	);
}

/** Words of changed files that the spelling check does not know. */
async function unknownWords(folder: string, changed: readonly string[]): Promise<UnknownWord[]> {
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
	let printed = "";
	let problem = "";
	child.stdout.on("data", (chunk) => {
		printed += chunk;
	});
	child.stderr.on("data", (chunk) => {
		problem += chunk;
	});
	const [status] = await once(child, "close");
	const words = printed
		.split("\n")
		.map((line) => line.split("\t"))
		.flatMap(([uri = "", row, word]) => {
			const path = uri.slice(uri.indexOf("content/"));
			return word ? [{ word, path, line: Number(row) }] : [];
		});
	if (status !== 0 && words.length === 0) {
		throw new Error(`The spelling check failed: ${problem}`);
	}
	return words;
}
