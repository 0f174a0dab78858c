import { existsSync } from "node:fs";
import { join } from "node:path";
import { Refusal } from "../refusals/refusal.ts";
import { tryGit } from "./git.ts";

/** The state of a repository. */
export interface Head {
	/** Git's own folder. */
	directory: string;
	commit: string;
	/** The branch that is checked out; undefined if HEAD is detached. */
	branch: string | undefined;
}

/** Reads the state of a repository; undefined outside of one, and before its first commit. */
export function readHead(root: string): Head | undefined {
	const output = tryGit(
		root,
		"rev-parse",
		"--absolute-git-dir",
		"HEAD",
		"--symbolic-full-name",
		"HEAD",
	);
	const [directory, commit, name] = output?.split("\n") ?? [];
	return directory && commit
		? { directory, commit, branch: name?.match(/^refs\/heads\/(.+)$/)?.[1] }
		: undefined;
}

/** Says in a sentence why nothing can be published now; undefined if something can. */
export function findPublishingProblem(root: string, head = readHead(root)): string | undefined {
	if (!head) {
		return tryGit(root, "rev-parse", "--absolute-git-dir") === undefined
			? "This folder is not a Git repository, so there is nowhere to publish to. Ask whoever set up the site."
			: "Nothing has been committed in this repository yet. Make the first commit in the terminal.";
	}
	if (tryGit(root, "rev-parse", "--show-prefix")) {
		return "This folder is only a part of a larger Git repository, and the desk publishes from one of the site’s own. Ask whoever set up the site.";
	}
	const unfinished = [
		["rebase-merge", "a rebase", "rebase --abort"],
		["rebase-apply", "a rebase", "rebase --abort"],
		["MERGE_HEAD", "a merge", "merge --abort"],
		["CHERRY_PICK_HEAD", "a cherry-pick", "cherry-pick --abort"],
		["REVERT_HEAD", "a revert", "revert --abort"],
		["BISECT_LOG", "a bisect", "bisect reset"],
	].find(([name = ""]) => existsSync(join(head.directory, name)));
	if (unfinished) {
		return `Git is in the middle of ${unfinished[1]}. Ask whoever began it to finish it, or take it back in the terminal with “git ${unfinished[2]}”, then publish. Your changes are saved.`;
	}
	if (!head.branch) {
		return "Git is not on a branch (its HEAD is detached), so what is published here could be lost. Run “git switch main” in the terminal, then publish. Your changes are saved.";
	}
	if (!hasIdentity(root)) {
		return 'Git does not know who you are. Run these two lines in the terminal, with your own name and address:\ngit config --global user.name "Your Name"\ngit config --global user.email you@example.com';
	}
}

/**
 * Requires a repository where no publication could be lost.
 * @returns the commit that the next one follows.
 */
export function requireReadyRepository(root: string): string {
	const head = readHead(root);
	const problem = findPublishingProblem(root, head);
	if (!head || problem) {
		throw new Refusal("blocked", String(problem));
	}
	return head.commit;
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

/** Finds the remote that publications are pushed to, if one is set and HEAD is on a branch. */
export function findRemote(root: string, head = readHead(root)): Remote | undefined {
	const urls = new Map(
		(tryGit(root, "remote", "--verbose") ?? "").split("\n").flatMap((line) => {
			const [, remote, pushUrl] = line.match(/^(.+?)\t(.+) \(push\)$/) ?? [];
			return remote && pushUrl ? [[remote, pushUrl] as const] : [];
		}),
	);
	if (!head?.branch || urls.size === 0) {
		return;
	}
	const { branch } = head;
	const configured = tryGit(root, "config", `branch.${branch}.remote`);
	const name = [configured, "origin", ...urls.keys()].find((remote) => remote && urls.has(remote));
	const url = name && urls.get(name);
	return name && url ? { name, url: removePassword(url), branch } : undefined;
}

function removePassword(url: string): string {
	return url.replace(/\/\/[^/@]*@/, "//");
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
