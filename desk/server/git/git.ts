import { execFileSync } from "node:child_process";
import { wordsFile } from "../content/files/knownFiles.ts";

/** Runs Git in a folder. @throws if Git fails */
export function runGit(root: string, ...args: string[]): string {
	return runGitForBytes(root, args).toString();
}

/** Runs Git and returns its output as bytes. @param input of the process */
export function runGitForBytes(
	root: string,
	args: readonly string[],
	{ input, env }: { input?: Buffer | string; env?: NodeJS.ProcessEnv } = {},
): Buffer {
	return execFileSync("git", args, {
		cwd: root,
		stdio: "pipe",
		input,
		maxBuffer: 200_000_000,
		env: {
			...process.env,
			LC_ALL: "C",
			GIT_TERMINAL_PROMPT: "0",
			// Reading takes no lock, over which a Git command in somebody's terminal would fail.
			GIT_OPTIONAL_LOCKS: "0",
			...env,
		},
	});
}

/** Runs Git and returns its output without the last line break; undefined if it fails. */
export function tryGit(root: string, ...args: string[]): string | undefined {
	try {
		return runGit(root, ...args).trimEnd();
	} catch {
		return undefined;
	}
}

/** Reads a file as last published; undefined if it did not exist. */
export function readPublished(root: string, path: string): Buffer | undefined {
	try {
		return readPublishedFiles(root, [path]).get(path);
	} catch {
		return undefined;
	}
}

/** Reads those files that were last published. Runs Git once, however many files there are. */
export function readPublishedFiles(
	root: string,
	paths: readonly string[],
	commit = "HEAD",
): Map<string, Buffer> {
	const files = new Map<string, Buffer>();
	if (paths.length === 0) {
		return files;
	}
	const input = paths.map((path) => `${commit}:${path}\n`).join("");
	const output = runGitForBytes(root, ["cat-file", "--batch"], { input });
	let position = 0;
	for (const path of paths) {
		// Before each file is a line with its object, type and size; for what there is not, a line that says so.
		const start = output.indexOf("\n", position) + 1;
		const [, size] = / blob (\d+)$/.exec(output.toString("utf8", position, start - 1)) ?? [];
		position = start;
		if (size) {
			files.set(path, output.subarray(start, start + Number(size)));
			position += Number(size) + 1;
		}
	}
	return files;
}

/** Lists the paths of all files below some paths as last published. */
export function listPublished(root: string, ...folders: readonly string[]): string[] {
	return runGit(root, "ls-tree", "-r", "-z", "--name-only", "HEAD", "--", ...folders)
		.split("\0")
		.filter(Boolean);
}

/** Lists content files, and the word list of the spelling check, that differ from the last publication. */
export function listChangedFiles(root: string): { path: string; isNew: boolean }[] {
	return readStatus(root, ["content", wordsFile])
		.split("\0")
		.filter(Boolean)
		.map((line) => ({ path: line.slice(3), isNew: /[?A]/.test(line.slice(0, 2)) }));
}

/** Reads Git's status of some paths; empty outside of a repository. @throws if Git cannot tell it inside of one */
function readStatus(root: string, paths: readonly string[]): string {
	const options = ["--porcelain", "-z", "--no-renames", "-uall", "--ignored=no"];
	try {
		return runGit(root, "status", ...options, "--", ...paths);
	} catch (error) {
		if (tryGit(root, "rev-parse", "--git-dir") === undefined) {
			return "";
		}
		throw error;
	}
}
