import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import type { PublishResult } from "../api.ts";
import { createPublicationMessage } from "../publicationMessage.ts";
import { checkPublication } from "./checks.ts";
import {
	type FileChange,
	getVersion,
	isContentPath,
	isFieldsPath,
	isPublishable,
	readCurrent,
} from "./contentFiles.ts";
import { describeIssue } from "./describeIssue.ts";
import { readFields } from "./entries.ts";
import { addFollowUps } from "./followUps.ts";
import {
	findPublishingProblem,
	findRemote,
	readPublished,
	runGit,
	runGitForBytes,
	tryGit,
	wordsFile,
} from "./git.ts";
import { HttpError } from "./httpError.ts";
import { createReview } from "./review.ts";
import type { Workspace } from "./workspace.ts";
import { requireBases, writeChanges } from "./writeChanges.ts";

/** The reviewed changes that a person has chosen. */
export const publicationSchema = z.object({
	changes: z.array(z.object({ path: z.string(), version: z.string() })).min(1),
	message: z.string().trim().max(500),
});

/** The chosen changes, byte for byte as they were reviewed. @throws HttpError where one has changed since. */
function readReviewed(
	root: string,
	changes: readonly { path: string; version: string }[],
): FileChange[] {
	return changes.map(({ path, version }) => {
		if (!isPublishable(path)) {
			throw new HttpError(403, `${path} is not a file of the content, and is not published.`);
		}
		const bytes = readCurrent(root, path);
		if (getVersion(bytes) !== version) {
			throw new HttpError(
				409,
				"Something was saved since you reviewed it. Nothing was published: look at the list again.",
			);
		}
		return { path, bytes, base: version };
	});
}

/** Checks what was chosen, and commits exactly that. Sends it where a remote is set. */
export async function publish(
	root: string,
	{ changes, message }: z.infer<typeof publicationSchema>,
): Promise<PublishResult> {
	requireReadyRepository(root);
	const parent = runGit(root, "rev-parse", "HEAD").trim();
	const reviewed = readReviewed(root, changes);
	const described = createReview(root).changes.filter(({ path }) =>
		changes.some((chosen) => chosen.path === path),
	);
	const checkResult = await checkPublication(root, reviewed);
	if (checkResult.issues.length > 0 || checkResult.words.length > 0) {
		return {
			...checkResult,
			message: "Nothing was published yet. Look at what the checks found.",
			isSent: false,
		};
	}
	requireReadyRepository(root);
	const text = message || createPublicationMessage(described);
	const commit = commitFiles(root, reviewed, text, parent);
	const sent = await send(root, "Published");
	return { commit, isSent: sent.isSent, message: `${sent.message}${formatSampleNote(root)}` };
}

/** Warns of what the tests on the Git host would refuse while the sample is marked as one. */
function formatSampleNote(root: string): string {
	const { sample } = readFields(root, "content/site.yaml");
	return sample === true
		? " The site still says that it is the sample: untick Sample content in Site once the content is yours, or the tests on your Git host hold it to the sample’s own words and prices."
		: "";
}

/** Reverts the last publication by a new one. */
export async function undo(workspace: Workspace, commit: string): Promise<PublishResult> {
	const { root } = workspace;
	requireReadyRepository(root);
	const { last } = createReview(root);
	if (last?.commit !== commit) {
		throw new HttpError(409, "Something was published since. Look at the list again.");
	}
	if (!last.canUndo) {
		throw new HttpError(
			409,
			"The last publication was not made of content alone. Undo it in the terminal.",
		);
	}
	const paths = runGit(
		root,
		"show",
		"--relative",
		"--name-only",
		"--no-renames",
		"-z",
		"--format=",
		commit,
	)
		.split("\0")
		.map((path) => path.trim())
		.filter(Boolean);
	const changedAgain = createReview(root).changes.find(({ path, companions }) =>
		[path, ...companions.map((companion) => companion.path)].some((each) => paths.includes(each)),
	);
	if (changedAgain) {
		throw new HttpError(
			409,
			`${changedAgain.title} has changed since. Publish or discard that change first, then undo.`,
		);
	}
	const changes = paths.map((path) => ({
		path,
		bytes: readPublished(root, path, `${commit}^`),
		base: getVersion(readCurrent(root, path)),
	}));
	const issues = await workspace.findNewIssues(changes.filter(({ path }) => isContentPath(path)));
	if (issues.length > 0) {
		throw new HttpError(
			422,
			`It cannot be undone as things are. ${issues.map((issue) => describeIssue(issue, issue.file)).join(" ")}`,
		);
	}
	requireBases(root, changes);
	const undoCommit = commitFiles(root, changes, `Undo: ${last.subject}`, commit);
	writeChanges(root, changes);
	workspace.refreshPreview();
	return { commit: undoCommit, ...(await send(root, "Undone")) };
}

/** Discards a saved change: the file is restored as last published. */
export async function discard(
	workspace: Workspace,
	{ path, version }: { path: string; version: string },
): Promise<void> {
	const { root } = workspace;
	readReviewed(root, [{ path, version }]);
	const { companions = [] } =
		createReview(root).changes.find((reviewed) => reviewed.path === path) ?? {};
	// The destination of an event follows by itself; its file also holds other events.
	const paths = [
		path,
		...companions.map((each) => each.path).filter((each) => !isFieldsPath(each)),
	];
	const before = paths.map((each) => ({
		path: each,
		bytes: readPublished(root, each),
		base: each === path ? version : getVersion(readCurrent(root, each)),
	}));
	const changes = isContentPath(path) ? addFollowUps(root, before) : before;
	const issues = await workspace.findNewIssues(changes.filter((each) => isContentPath(each.path)));
	if (issues.length > 0) {
		throw new HttpError(
			422,
			`It cannot be discarded by itself: ${issues.map((issue) => describeIssue(issue, issue.file)).join(" ")} Discard or change that first.`,
		);
	}
	writeChanges(root, changes);
	workspace.refreshPreview();
}

/** Adds a word to those the spelling check accepts, in alphabetical order. */
export function acceptWord(root: string, word: string): void {
	const file = join(root, wordsFile);
	const lines = readFileSync(file, "utf8").trimEnd().split("\n");
	const words = lines.filter((line) => line && !line.startsWith("#"));
	if (words.some((other) => other.toLowerCase() === word.toLowerCase())) {
		return;
	}
	const compare = new Intl.Collator("en-AU").compare;
	const next = lines.findIndex((line) => line && !line.startsWith("#") && compare(line, word) > 0);
	lines.splice(next < 0 ? lines.length : next, 0, word);
	writeFileSync(file, `${lines.join("\n")}\n`);
}

/** Pushes to the remote, and describes the outcome. */
export async function send(
	root: string,
	action: string,
): Promise<{ message: string; isSent: boolean }> {
	const remote = findRemote(root);
	if (!remote) {
		return {
			message: `${action} on this machine. No Git host is set up, so it stays here.`,
			isSent: false,
		};
	}
	const { name, url, branch } = remote;
	try {
		await promisify(execFile)("git", ["push", "--porcelain", name, `HEAD:refs/heads/${branch}`], {
			cwd: root,
			timeout: 120_000,
			env: {
				...process.env,
				LC_ALL: "C",
				GIT_TERMINAL_PROMPT: "0",
				GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND ?? "ssh -oBatchMode=yes",
			},
		});
		return {
			message: `${action}, and sent to ${url} (branch ${branch}). Your host takes it from there.`,
			isSent: true,
		};
	} catch (error) {
		const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
		return {
			message: `${action} on this machine, but not sent yet: ${explainPushFailure(stdout + stderr, url, branch)}`,
			isSent: false,
		};
	}
}

/** Explains why Git could not push, in plain words. */
export function explainPushFailure(output: string, url: string, branch: string): string {
	const failures: [RegExp, string][] = [
		[
			/non-fast-forward|fetch first|\[rejected\].*(?:behind|stale)/s,
			"somebody else has published since. Nothing is lost. In the terminal, run “git pull --rebase”, then press Send again.",
		],
		[
			/protected branch|pre-receive hook declined|GH006|not allowed to push/i,
			`your Git host does not let you send to the branch ${branch}. Ask whoever looks after it, or work on a branch of your own.`,
		],
		[
			/Authentication failed|could not read Username|Permission denied|publickey|HTTP 40[13]|returned error: 40[13]/i,
			`${url} did not accept your sign-in. Sign in to your Git host once in the terminal with “git push”, then press Send again.`,
		],
		[
			/Could not resolve host|unable to access|Connection (?:refused|timed out)|Network is unreachable/i,
			`${url} cannot be reached. Check your connection, then press Send again.`,
		],
		[
			/does not appear to be a git repository|not found|does not exist/i,
			`there is no repository at ${url}. Ask whoever set up the site.`,
		],
	];
	const words = failures.find(([form]) => form.test(output))?.[1];
	return words ?? `Git says: ${output.trim() || "nothing."}`;
}

function requireReadyRepository(root: string): void {
	const problem = findPublishingProblem(root);
	if (problem) {
		throw new HttpError(409, problem);
	}
}

/**
 * Commits exactly these bytes on top of a commit, whatever is in the folder or the index.
 * @throws HttpError when the branch has moved on.
 */
function commitFiles(
	root: string,
	changes: readonly FileChange[],
	message: string,
	parent: string,
): string {
	const folder = join(root, ".cache/desk");
	mkdirSync(folder, { recursive: true });
	const index = join(folder, `index-${randomUUID()}`);
	const env = { GIT_INDEX_FILE: index };
	try {
		runGitForBytes(root, ["read-tree", parent], { env });
		const prefix = runGit(root, "rev-parse", "--show-prefix").trim();
		for (const { path, bytes } of changes) {
			if (bytes) {
				const blob = runGitForBytes(root, ["hash-object", "-w", "--stdin"], { input: bytes })
					.toString()
					.trim();
				runGitForBytes(
					root,
					["update-index", "--add", "--cacheinfo", `100644,${blob},${prefix}${path}`],
					{ env },
				);
			} else {
				runGitForBytes(root, ["update-index", "--force-remove", "--", path], { env });
			}
		}
		const tree = runGitForBytes(root, ["write-tree"], { env }).toString().trim();
		const commit = runGitForBytes(root, ["commit-tree", tree, "-p", parent, "-F", "-"], {
			input: message,
		})
			.toString()
			.trim();
		if (
			tryGit(
				root,
				"update-ref",
				"-m",
				`desk: ${message.split("\n")[0]}`,
				"HEAD",
				commit,
				parent,
			) === undefined
		) {
			throw new HttpError(
				409,
				"Somebody has committed to this branch meanwhile, or another program is using Git. Nothing was published: look at the list again.",
			);
		}
		// Only these files are updated in the index: what somebody has staged stays staged.
		tryGit(root, "reset", "--quiet", "--", ...changes.map(({ path }) => path));
		return commit;
	} finally {
		rmSync(index, { force: true });
	}
}
