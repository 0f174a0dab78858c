import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { isRecord } from "../../../content-model/index.ts";
import { DeskError } from "../refusals/deskError.ts";

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

/**
 * Reads a file as last published; undefined if it did not exist, and outside of a repository.
 * @throws if Git cannot tell
 */
export function readPublished(root: string, path: string): Buffer | undefined {
	return readPublishedFiles(root, [path]).get(path);
}

/**
 * Reads those files that were last published, however many there are in one run of Git; none outside of a repository.
 * @throws if Git cannot tell which were
 */
export function readPublishedFiles(root: string, paths: readonly string[]): Map<string, Buffer> {
	try {
		const [files = new Map()] = readCommitted(root, paths, ["HEAD"]);
		return files;
	} catch (error) {
		if (isOutsideOfRepository(root, error)) {
			return new Map();
		}
		throw error;
	}
}

/** Reads files as last published; undefined where Git cannot tell, for what must not fail over that. */
export function tryReadPublished(
	root: string,
	paths: readonly string[],
): Map<string, Buffer> | undefined {
	try {
		return readPublishedFiles(root, paths);
	} catch {
		return undefined;
	}
}

/** Reads those files that each of some commits has, all in one run of Git. @throws if Git cannot tell which it has */
export function readCommitted(
	root: string,
	paths: readonly string[],
	commits: readonly string[],
): Map<string, Buffer>[] {
	const contents = readFilesOfCommits(
		root,
		commits.flatMap((commit) => paths.map((path) => ({ commit, path }))),
	);
	return commits.map((commit, commitIndex) => {
		const files = new Map(
			paths.flatMap((path, index): [string, Buffer][] => {
				const bytes = contents[commitIndex * paths.length + index];
				return bytes ? [[path, bytes]] : [];
			}),
		);
		const others = paths.filter((path) => !files.has(path));
		if (others.length > 0 && hasCommit(root, commit)) {
			requireAbsent(root, others, commit);
		}
		return files;
	});
}

/** Reads files as they were in commits, all in one run of Git; undefined for one that a commit does not have. */
export function readFilesOfCommits(
	root: string,
	files: readonly { commit: string; path: string }[],
): (Buffer | undefined)[] {
	if (files.length === 0) {
		return [];
	}
	const input = files.map(({ commit, path }) => `${commit}:${path}\n`).join("");
	const output = runGitForBytes(root, ["cat-file", "--batch"], { input });
	let position = 0;
	return files.map(() => {
		// Before each file is a line with its object, type and size; for what there is not, a line that says so.
		const start = output.indexOf("\n", position) + 1;
		const [, size] = / blob (\d+)$/.exec(output.toString("utf8", position, start - 1)) ?? [];
		const end = start + Number(size ?? 0);
		position = size ? end + 1 : start;
		return size ? output.subarray(start, end) : undefined;
	});
}

/** Requires that a commit has none of these files: what a damaged repository has lost, Git calls missing, too. */
function requireAbsent(root: string, paths: readonly string[], commit: string): void {
	const options = ["-r", "-z", "--full-tree", "--name-only"];
	const listed = runGit(root, "ls-tree", ...options, commit, "--", ...paths).split("\0");
	const lost = listed.find((path) => paths.includes(path));
	if (lost) {
		throw new DeskError(
			`Git has lost ${lost} as it was published: the repository is damaged. Ask whoever set up the site.`,
		);
	}
}

/** Checks whether there is a commit: before the first one there is no HEAD. @throws if Git cannot tell */
function hasCommit(root: string, commit: string): boolean {
	try {
		return runGit(root, "rev-parse", "--verify", "--quiet", commit) !== "";
	} catch (error) {
		if (isRecord(error) && error.status === 1) {
			return false;
		}
		throw error;
	}
}

/** Checks whether Git has failed since a folder is in no repository. */
function isOutsideOfRepository(root: string, error: unknown): boolean {
	// What Git says, not the error's message: that may be of the input, which nobody has read.
	const output = isRecord(error) ? String(error.stderr) : "";
	return output.includes("not a git repository") && !existsSync(join(root, ".git"));
}

/** Finds when a file was last published, in milliseconds as `Date.now()` has them. */
export function findPublicationTime(root: string, path: string): number {
	return Number(runGit(root, "log", "-1", "--format=%ct", "HEAD", "--", path)) * 1000;
}

/** Lists the paths of all files below some paths as last published. */
export function listPublished(root: string, ...folders: readonly string[]): string[] {
	return runGit(root, "ls-tree", "-r", "-z", "--name-only", "HEAD", "--", ...folders)
		.split("\0")
		.filter(Boolean);
}

/** Lists the files at or below some paths that differ from the last publication. */
export function listChangedFiles(root: string, paths: readonly string[]): string[] {
	return readStatus(root, paths)
		.split("\0")
		.filter(Boolean)
		.map((line) => line.slice(3));
}

/** Reads Git's status of some paths; empty outside of a repository. @throws if Git cannot tell it inside of one */
function readStatus(root: string, paths: readonly string[]): string {
	const options = ["--porcelain", "-z", "--no-renames", "-uall", "--ignored=no"];
	try {
		return runGit(root, "status", ...options, "--", ...paths);
	} catch (error) {
		if (isOutsideOfRepository(root, error)) {
			return "";
		}
		throw error;
	}
}
