import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { cacheFolder } from "../records/folders.ts";
import { runGitForBytes, tryGit } from "./git.ts";
import type { Head } from "./repository.ts";

/** How often the index is tried while another program has locked it, and the pause between, in milliseconds. */
const maxIndexTries = 10;
const indexPause = 200;

/** A file as a commit has it: its bytes, or undefined if the commit removes it. */
interface CommittedFile {
	path: string;
	bytes: Buffer | undefined;
}

/**
 * What became of a commit. Without one, its parent has all of it already (`unchanged`), or the branch has moved on from
 * its parent or another program has locked it (`moved`).
 */
export type CommitOutcome =
	| { type: "committed"; commit: string; isIndexBehind: boolean }
	| { type: "unchanged" | "moved" };

/** Commits exactly these bytes on top of a commit. Nothing is read from the folder or the index. */
export async function commitFiles(
	root: string,
	files: readonly CommittedFile[],
	message: string,
	{ commit: parent, tree: parentTree }: Pick<Head, "commit" | "tree">,
): Promise<CommitOutcome> {
	const tree = writeTree(root, files, parent);
	if (tree === parentTree) {
		return { type: "unchanged" };
	}
	const commit = createObject(root, ["commit-tree", tree, "-p", parent, "-F", "-"], {
		input: message,
	});
	const logEntry = `desk: ${message.split("\n")[0]}`;
	if (tryGit(root, "update-ref", "-m", logEntry, "HEAD", commit, parent) === undefined) {
		return { type: "moved" };
	}
	const paths = files.map(({ path }) => path);
	return { type: "committed", commit, isIndexBehind: !(await updateIndex(root, paths)) };
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

/** Writes the tree of a commit with other files, in an index of its own. @returns the name of the tree */
function writeTree(root: string, files: readonly CommittedFile[], parent: string): string {
	const folder = join(root, cacheFolder);
	mkdirSync(folder, { recursive: true });
	const index = join(folder, `index-${randomUUID()}`);
	const env = { GIT_INDEX_FILE: index };
	try {
		runGitForBytes(root, ["read-tree", parent], { env });
		// A hash of zeros, as long as any hash of the repository, removes the file from the index.
		const noObject = "0".repeat(parent.length);
		const entries = files.map(({ path, bytes }) => {
			const mode = isExecutable(root, path) ? "100755" : "100644";
			return bytes ? `${mode} ${storeBlob(root, bytes)}\t${path}\0` : `0 ${noObject}\t${path}\0`;
		});
		const input = entries.join("");
		runGitForBytes(root, ["update-index", "-z", "--index-info"], { env, input });
		return createObject(root, ["write-tree"], { env });
	} finally {
		rmSync(index, { force: true });
	}
}

/** Checks whether Git takes a file for a program, as it does pictures that come from another disk. */
function isExecutable(root: string, path: string): boolean {
	const mode = statSync(join(root, path), { throwIfNoEntry: false })?.mode ?? 0;
	// On some disks all files may be run, and Git is set not to look.
	return (mode & 0o100) !== 0 && tryGit(root, "config", "--type=bool", "core.fileMode") !== "false";
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
