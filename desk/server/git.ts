import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";

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
		env: { ...process.env, LC_ALL: "C", GIT_TERMINAL_PROMPT: "0", ...env },
	});
}

/** Runs Git and returns its output without the last line break; nothing if it fails. */
export function tryGit(root: string, ...args: string[]): string | undefined {
	try {
		return runGit(root, ...args).trimEnd();
	} catch {
		return undefined;
	}
}

/** A file as last published; nothing if it did not exist. */
export function readPublished(root: string, path: string, commit = "HEAD"): Buffer | undefined {
	try {
		return runGitForBytes(root, ["cat-file", "blob", `${commit}:./${path}`]);
	} catch {
		return undefined;
	}
}

/** Every file below some paths as last published. Runs Git twice, however many files there are. */
export function readPublishedFiles(root: string, ...paths: readonly string[]): Map<string, Buffer> {
	const entries = runGit(root, "ls-tree", "-r", "-z", "HEAD", "--", ...paths)
		.split("\0")
		.flatMap((line) => {
			const [, object, path] = line.match(/^\d+ blob (\w+)\t(.+)$/s) ?? [];
			return object && path ? [{ object, path }] : [];
		});
	const input = entries.map(({ object }) => `${object}\n`).join("");
	const output = runGitForBytes(root, ["cat-file", "--batch"], { input });
	let at = 0;
	return new Map(
		entries.map(({ path }) => {
			// Before each file is a line with its object, type and size.
			const start = output.indexOf("\n", at) + 1;
			const end = start + Number(output.toString("latin1", at, start).split(" ")[2]);
			at = end + 1;
			return [path, output.subarray(start, end)];
		}),
	);
}

/** Content files, and the word list of the spelling check, that differ from the last publication. */
export function listChangedFiles(root: string): { path: string; isNew: boolean }[] {
	const options = ["--porcelain", "-z", "--no-renames", "-uall", "--ignored=no"];
	return (tryGit(root, "status", ...options, "--", "content", wordsFile) ?? "")
		.split("\0")
		.filter(Boolean)
		.map((line) => ({ path: line.slice(3), isNew: /[?A]/.test(line.slice(0, 2)) }));
}

/** The files that a commit has changed. */
export function listFilesOfCommit(root: string, commit: string): string[] {
	return runGit(root, "show", "--name-only", "--no-renames", "-z", "--format=", commit)
		.split("\0")
		.map((path) => path.trim())
		.filter(Boolean);
}

/** The last lines of the messages of the desk's own commits. */
export const publicationTrailer = "Published-with: desk";

/** Begins the line of a message that names the commit that was undone. */
export const undoTrailer = "Undoes: ";

/** The word list of the spelling check, which is published with the content. */
export const wordsFile = ".cspell/project-words.txt";

/** A sentence on why nothing can be published now; nothing if it can. */
export function findPublishingProblem(root: string): string | undefined {
	const directory = tryGit(root, "rev-parse", "--absolute-git-dir");
	if (directory === undefined) {
		return "This folder is not a Git repository, so there is nowhere to publish to. Ask whoever set up the site.";
	}
	const unfinished = [
		["rebase-merge", "a rebase", "rebase --abort"],
		["rebase-apply", "a rebase", "rebase --abort"],
		["MERGE_HEAD", "a merge", "merge --abort"],
		["CHERRY_PICK_HEAD", "a cherry-pick", "cherry-pick --abort"],
		["REVERT_HEAD", "a revert", "revert --abort"],
		["BISECT_LOG", "a bisect", "bisect reset"],
	].find(([name = ""]) => existsSync(resolve(directory, name)));
	if (unfinished) {
		return `Git is in the middle of ${unfinished[1]}. Ask whoever began it to finish it, or take it back in the terminal with “git ${unfinished[2]}”, then publish. Your changes are saved.`;
	}
	if (tryGit(root, "symbolic-ref", "--quiet", "HEAD") === undefined) {
		return "Git is not on a branch (its HEAD is detached), so what is published here could be lost. Run “git switch main” in the terminal, then publish. Your changes are saved.";
	}
	if (tryGit(root, "rev-parse", "--verify", "HEAD") === undefined) {
		return "Nothing has been committed in this repository yet. Make the first commit in the terminal.";
	}
	if (tryGit(root, "var", "GIT_COMMITTER_IDENT") === undefined || !hasIdentity(root)) {
		return 'Git does not know who you are. Run these two lines in the terminal, with your own name and address: git config --global user.name "Your Name" and git config --global user.email you@example.com';
	}
}

/** Git may derive a name from the machine's: the person's own is required. */
function hasIdentity(root: string): boolean {
	const isSet = (key: string, variable: string) =>
		Boolean(process.env[variable] || tryGit(root, "config", key));
	return isSet("user.name", "GIT_AUTHOR_NAME") && isSet("user.email", "GIT_AUTHOR_EMAIL");
}

/** The remote that publications are pushed to, if one is set. */
export function findRemote(
	root: string,
): { name: string; url: string; branch: string } | undefined {
	const branch = tryGit(root, "symbolic-ref", "--quiet", "--short", "HEAD");
	if (!branch) {
		return;
	}
	const names = (tryGit(root, "remote") ?? "").split("\n").filter(Boolean);
	const configuredRemote = tryGit(root, "config", `branch.${branch}.remote`);
	const name = [configuredRemote, "origin", ...names].find((each) => each && names.includes(each));
	const url = name && tryGit(root, "remote", "get-url", "--push", name);
	return name && url ? { name, url: removePassword(url), branch } : undefined;
}

function removePassword(url: string): string {
	return url.replace(/\/\/[^/@]*@/, "//");
}
