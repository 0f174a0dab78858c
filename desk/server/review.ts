import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Change, Review } from "../api.ts";
import { getVersion, isContentPath, isFieldsPath, resolveContentPath } from "./contentFiles.ts";
import { describeDifferences } from "./differences.ts";
import { getTitle, readFields } from "./entries.ts";
import {
	findPublishingProblem,
	findRemote,
	listChangedFiles,
	readPublished,
	runGit,
	tryGit,
	wordsFile,
} from "./git.ts";

/** Whether the desk publishes a file. */
export function isPublishable(path: string): boolean {
	return path === wordsFile || isContentPath(path);
}

/** A file as it is now; nothing where it is not there. */
export function readCurrent(root: string, path: string): Buffer | undefined {
	const file = path === wordsFile ? join(root, path) : resolveContentPath(root, path);
	return existsSync(file) ? readFileSync(file) : undefined;
}

/** What differs from what was published last, and where it would go. */
export function createReview(root: string): Review {
	const problem = findPublishingProblem(root);
	const changedPaths =
		tryGit(root, "rev-parse", "--verify", "HEAD") === undefined ? [] : listChangedPaths(root);
	const changes = changedPaths.filter(isPublishable).map((path) => describeChange(root, path));
	const remote = findRemote(root);
	const last = findLastPublication(root);
	return {
		changes,
		unpublishable: changedPaths.filter((path) => !isPublishable(path)),
		...(problem ? { problem } : {}),
		...(remote ? { remote } : {}),
		unsentCount: remote ? countUnsent(root, remote) : 0,
		...(last ? { last } : {}),
		message: createMessage(changes),
	};
}

/** How many changes there are to publish. */
export function countChanges(root: string): number {
	return listChangedPaths(root).filter(isPublishable).length;
}

function listChangedPaths(root: string): string[] {
	return listChangedFiles(root).map(({ path }) => path);
}

function describeChange(root: string, path: string): Change {
	const before = readPublished(root, path);
	const after = readCurrent(root, path);
	return {
		path,
		title: getChangeTitle(root, path),
		state: getState(before, after),
		sentences: describeDifferences(path, before, after),
		version: after ? getVersion(after) : "",
	};
}

function getState(before: Buffer | undefined, after: Buffer | undefined): Change["state"] {
	if (!after) {
		return "removed";
	}
	return before ? "changed" : "new";
}

function getChangeTitle(root: string, path: string): string {
	if (path === wordsFile) {
		return "Spelling";
	}
	return isFieldsPath(path) ? getTitle(path, readFields(root, path)) : path.replace("content/", "");
}

/** The first change, as the message of the commit. */
export function createMessage(changes: readonly Change[]): string {
	const [sentence, ...more] = changes.flatMap(({ title, sentences }) =>
		sentences.map((each) => (each.includes(title) ? each : `${title}: ${each}`)),
	);
	const text = sentence && sentence.length > 150 ? `${sentence.slice(0, 147)}…` : sentence;
	return text
		? `${text.replace(/\.$/, "")}${more.length > 0 ? ` and ${more.length} more` : ""}`
		: "";
}

/** How many commits of this branch the remote does not have, as far as is known here. */
function countUnsent(root: string, { name, branch }: NonNullable<Review["remote"]>): number {
	const remoteCommit = tryGit(
		root,
		"rev-parse",
		"--verify",
		"--quiet",
		`refs/remotes/${name}/${branch}`,
	);
	return remoteCommit
		? Number(tryGit(root, "rev-list", "--count", `${remoteCommit}..HEAD`) ?? 0)
		: 0;
}

function findLastPublication(root: string): Review["last"] {
	const line = tryGit(
		root,
		"log",
		"-1",
		"--format=%H%n%P%n%s%n%cd",
		"--date=format:%-d %B %Y, %H:%M",
	);
	const [commit = "", parents = "", subject = "", date = ""] = (line ?? "").split("\n");
	if (!commit) {
		return;
	}
	const files = runGit(
		root,
		"show",
		"--relative",
		"--name-only",
		"--no-renames",
		"-z",
		"--format=",
		"HEAD",
	)
		.split("\0")
		.map((path) => path.trim())
		.filter(Boolean);
	const isOfContent = files.length > 0 && files.every(isPublishable);
	const isPlain = parents.split(" ").filter(Boolean).length === 1;
	return { commit, subject, date, canUndo: isOfContent && isPlain };
}
