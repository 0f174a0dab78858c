import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { FileWrite } from "../content/files/contentFiles.ts";
import { cacheFolder } from "../records/folders.ts";
import { Refusal } from "../refusals/refusal.ts";
import { runGit, runGitForBytes, tryGit } from "./git.ts";

/** How often the index is tried while another program has locked it, and the pause between, in milliseconds. */
const maxIndexTries = 10;
const indexPause = 200;

/**
 * Commits exactly these bytes on top of a commit, whatever is in the folder or the index.
 * @returns the commit, and a sentence where the index could not follow it.
 * @throws Refusal when the branch has moved on, or these bytes are in that commit already.
 */
export async function commitFiles(
	root: string,
	changes: readonly FileWrite[],
	message: string,
	parent: string,
): Promise<{ commit: string; indexProblem?: string }> {
	const tree = writeTree(root, changes, parent);
	if (tree === runGit(root, "rev-parse", `${parent}^{tree}`).trim()) {
		throw new Refusal("changed", "All of this is published already. Look at the list again.");
	}
	const commit = createObject(root, ["commit-tree", tree, "-p", parent, "-F", "-"], {
		input: message,
	});
	const logEntry = `desk: ${message.split("\n")[0]}`;
	if (tryGit(root, "update-ref", "-m", logEntry, "HEAD", commit, parent) === undefined) {
		throw new Refusal(
			"changed",
			"Somebody has committed to this branch meanwhile, or another program is using Git. Nothing was published: look at the list again.",
		);
	}
	const paths = changes.map(({ path }) => path);
	return (await updateIndex(root, paths))
		? { commit }
		: {
				commit,
				indexProblem: `Another program kept Git’s index locked, so your next “git commit” would take this back. Before it, run “git reset -- ${paths.join(" ")}” in the terminal.`,
			};
}

/**
 * Has the index follow a commit in these files alone. What somebody has staged of others stays staged; of these it
 * would take the commit back with the next one, so that it is only in the file from now on.
 * @returns whether it could.
 */
async function updateIndex(root: string, paths: readonly string[]): Promise<boolean> {
	for (let tries = 1; tryGit(root, "reset", "--quiet", "--", ...paths) === undefined; tries += 1) {
		if (tries === maxIndexTries) {
			return false;
		}
		await setTimeout(indexPause);
	}
	return true;
}

/** Writes the tree of a commit with some changes, in an index of its own. @returns the name of the tree */
function writeTree(root: string, changes: readonly FileWrite[], parent: string): string {
	const folder = join(root, cacheFolder);
	mkdirSync(folder, { recursive: true });
	const index = join(folder, `index-${randomUUID()}`);
	const env = { GIT_INDEX_FILE: index };
	try {
		runGitForBytes(root, ["read-tree", parent], { env });
		const hasModes = tryGit(root, "config", "--type=bool", "core.fileMode") !== "false";
		// A hash of zeros, as long as any hash of the repository, removes the file from the index.
		const noObject = "0".repeat(parent.length);
		const entries = changes.map(({ path, bytes }) => {
			const mode = hasModes && isExecutable(join(root, path)) ? "100755" : "100644";
			return bytes ? `${mode} ${storeBlob(root, bytes)}\t${path}\0` : `0 ${noObject}\t${path}\0`;
		});
		const input = entries.join("");
		runGitForBytes(root, ["update-index", "-z", "--index-info"], { env, input });
		return createObject(root, ["write-tree"], { env });
	} finally {
		rmSync(index, { force: true });
	}
}

/** Checks whether a file may be run as a program, as pictures may be that come from another disk. */
function isExecutable(file: string): boolean {
	return ((statSync(file, { throwIfNoEntry: false })?.mode ?? 0) & 0o100) !== 0;
}

/** Stores the bytes of a file. @returns the name of their object */
function storeBlob(root: string, bytes: Buffer): string {
	return createObject(root, ["hash-object", "-w", "--stdin"], { input: bytes });
}

/** Runs a command of Git that creates an object. @returns the object's name */
function createObject(...command: Parameters<typeof runGitForBytes>): string {
	return runGitForBytes(...command)
		.toString()
		.trim();
}
