import { existsSync } from "node:fs";
import { join } from "node:path";
import { tryGit } from "./git.ts";

/** The state of a repository. */
export interface Head {
	/** Git's own folder. */
	directory: string;
	commit: string;
	/** The commit's tree. */
	tree: string;
	/** The branch that is checked out; undefined if HEAD is detached. */
	branch: string | undefined;
	/** This folder's path in the repository; empty if it begins here. */
	prefix: string;
}

/** Reads the state of a repository; undefined outside of one, and before its first commit. */
export function readHead(root: string): Head | undefined {
	const output = tryGit(
		root,
		"rev-parse",
		"--absolute-git-dir",
		"--show-prefix",
		"HEAD",
		"HEAD^{tree}",
		"--symbolic-full-name",
		"HEAD",
	);
	const [directory, prefix = "", commit, tree, name] = output?.split("\n") ?? [];
	return directory && commit && tree
		? { directory, prefix, commit, tree, branch: name?.match(/^refs\/heads\/(.+)$/)?.[1] }
		: undefined;
}

/**
 * What is in the way of a commit that nobody loses: there is no repository, or nothing in it yet; it begins above this
 * folder; Git is in the middle of something, not on a branch, or does not know who commits.
 */
export type Obstacle =
	| { type: "noRepository" | "noCommit" | "largerRepository" | "noBranch" | "noIdentity" }
	| { type: "unfinished"; operation: Operation };

type Operation = "rebase" | "merge" | "cherry-pick" | "revert" | "bisect";

/** What Git has in its own folder as long as it is in the middle of an operation. */
const unfinishedMarks: readonly (readonly [string, Operation])[] = [
	["rebase-merge", "rebase"],
	["rebase-apply", "rebase"],
	["MERGE_HEAD", "merge"],
	["CHERRY_PICK_HEAD", "cherry-pick"],
	["REVERT_HEAD", "revert"],
	["BISECT_LOG", "bisect"],
];

/** Finds what is in the way of a commit; undefined if nothing is. */
export function findObstacle(root: string, head: Head | undefined): Obstacle | undefined {
	if (!head) {
		const hasRepository = tryGit(root, "rev-parse", "--absolute-git-dir") !== undefined;
		return { type: hasRepository ? "noCommit" : "noRepository" };
	}
	const obstacle = findObstacleAt(head);
	return obstacle ?? (hasIdentity(root) ? undefined : { type: "noIdentity" });
}

/** Finds what is in the way of a commit there, whoever commits. It asks Git nothing. */
export function findObstacleAt({ directory, prefix, branch }: Head): Obstacle | undefined {
	if (prefix) {
		return { type: "largerRepository" };
	}
	const [, operation] = unfinishedMarks.find(([name]) => existsSync(join(directory, name))) ?? [];
	if (operation) {
		return { type: "unfinished", operation };
	}
	return branch ? undefined : { type: "noBranch" };
}

/** Checks whether Git knows the person's own name: it may derive one from the machine's. */
function hasIdentity(root: string): boolean {
	return ["GIT_AUTHOR_IDENT", "GIT_COMMITTER_IDENT"].every(
		(identity) => tryGit(root, "-c", "user.useConfigOnly=true", "var", identity) !== undefined,
	);
}

/** The remote that publications are pushed to. */
export interface Remote {
	name: string;
	/** The URL without its password. */
	url: string;
	branch: string;
}

/** Finds the remote that the publications of a branch are pushed to, if one is set. @param branch undefined if HEAD is on none */
export function findRemote(root: string, branch: string | undefined): Remote | undefined {
	const urls = new Map(
		(tryGit(root, "remote", "--verbose") ?? "").split("\n").flatMap((line) => {
			const [, remote, pushUrl] = line.match(/^(.+?)\t(.+) \(push\)$/) ?? [];
			return remote && pushUrl ? [[remote, pushUrl] as const] : [];
		}),
	);
	if (!branch || urls.size === 0) {
		return;
	}
	const configured = tryGit(root, "config", `branch.${branch}.remote`);
	const name = [configured, "origin", ...urls.keys()].find((remote) => remote && urls.has(remote));
	const url = name && urls.get(name);
	return name && url ? { name, url: removePassword(url), branch } : undefined;
}

/** Removes the name and the password from a URL. A password may have an “@” too. */
function removePassword(url: string): string {
	return url.replace(/\/\/[^/]*@/, "//");
}

/** Counts the commits of this branch that have not been pushed, as far as is known here. */
export function countUnsent(root: string, { name, branch }: Remote): number {
	const remoteCommit = tryGit(
		root,
		"rev-parse",
		"--verify",
		"--quiet",
		`refs/remotes/${name}/${branch}`,
	);
	// Before the branch is pushed for the first time, those that no branch of the remote has are counted.
	const excludedCommits = remoteCommit ? [`^${remoteCommit}`] : ["--not", `--remotes=${name}`];
	return Number(tryGit(root, "rev-list", "--count", "HEAD", ...excludedCommits) ?? 0);
}
