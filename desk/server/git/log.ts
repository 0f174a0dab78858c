import { tryGit } from "./git.ts";

/** A commit, and the files that it changed. */
export interface Commit {
	hash: string;
	parents: string[];
	subject: string;
	/** When it was made, in milliseconds as `Date.now()` has them. */
	time: number;
	/** The lines of its message below the subject. */
	body: string[];
	/** None for a merge. */
	files: string[];
}

/** Lists commits, the last first; none outside of a repository. @param options of Git's log that choose them */
export function listCommits(root: string, ...options: string[]): Commit[] {
	const output = tryGit(
		root,
		"log",
		"-z",
		"--name-only",
		"--no-renames",
		// The NUL at its end, together with that of `-z`, separates the message from the names of the files.
		"--format=%x01%H%n%P%n%s%n%ct%n%b%x00",
		...options,
	);
	return (output ?? "").split("\x01").slice(1).map(parseCommit);
}

/** Parses a commit as {@link listCommits} asks for it. */
function parseCommit(text: string): Commit {
	const [message = "", , ...names] = text.split("\0");
	const [hash = "", parents = "", subject = "", seconds = "", ...body] = message.split("\n");
	return {
		hash,
		parents: parents.split(" ").filter(Boolean),
		subject,
		time: Number(seconds) * 1000,
		body,
		files: names.map((name) => name.trim()).filter(Boolean),
	};
}
