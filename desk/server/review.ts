import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Change, Review } from "../api.ts";
import { isContentPath, isFieldsPath, placeOf, versionOf } from "./contentFiles.ts";
import { sentencesOf } from "./differences.ts";
import { fieldsOf, titleOf } from "./entries.ts";
import {
	askGit,
	changedFiles,
	git,
	publishedBytes,
	publishingProblem,
	remoteOf,
	wordsFile,
} from "./git.ts";

/** Whether the desk publishes a file. */
export function isPublishable(path: string): boolean {
	return path === wordsFile || isContentPath(path);
}

/** A file as it is now; nothing where it is not there. */
export function currentBytes(root: string, path: string): Buffer | undefined {
	const place = path === wordsFile ? join(root, path) : placeOf(root, path);
	return existsSync(place) ? readFileSync(place) : undefined;
}

/** What differs from what was published last, and where it would go. */
export function reviewOf(root: string): Review {
	const problem = publishingProblem(root);
	const status =
		askGit(root, "rev-parse", "--verify", "HEAD") === undefined ? [] : changedPaths(root);
	const changes = status.filter(isPublishable).map((path) => changeOf(root, path));
	const remote = remoteOf(root);
	const last = lastPublication(root);
	return {
		changes,
		leftOut: status.filter((path) => !isPublishable(path)),
		...(problem ? { problem } : {}),
		...(remote ? { remote } : {}),
		unsent: remote ? unsentCount(root, remote) : 0,
		...(last ? { last } : {}),
		message: messageOf(changes),
	};
}

/** How many changes there are to publish. */
export function countChanges(root: string): number {
	return changedPaths(root).filter(isPublishable).length;
}

function changedPaths(root: string): string[] {
	return changedFiles(root).map(({ path }) => path);
}

function changeOf(root: string, path: string): Change {
	const before = publishedBytes(root, path);
	const after = currentBytes(root, path);
	return {
		path,
		title: changeTitle(root, path),
		state: stateOf(before, after),
		sentences: sentencesOf(path, before, after),
		version: after ? versionOf(after) : "",
	};
}

function stateOf(before: Buffer | undefined, after: Buffer | undefined): Change["state"] {
	if (!after) {
		return "removed";
	}
	return before ? "changed" : "new";
}

function changeTitle(root: string, path: string): string {
	if (path === wordsFile) {
		return "Spelling";
	}
	return isFieldsPath(path) ? titleOf(path, fieldsOf(root, path)) : path.replace("content/", "");
}

/** The first change, as the message of the commit. */
export function messageOf(changes: readonly Change[]): string {
	const [sentence, ...more] = changes.flatMap(({ title, sentences }) =>
		sentences.map((each) => (each.includes(title) ? each : `${title}: ${each}`)),
	);
	const text = sentence && sentence.length > 150 ? `${sentence.slice(0, 147)}…` : sentence;
	return text
		? `${text.replace(/\.$/, "")}${more.length > 0 ? ` and ${more.length} more` : ""}`
		: "";
}

/** How many commits of this branch the remote does not have, as far as is known here. */
function unsentCount(root: string, { name, branch }: NonNullable<Review["remote"]>): number {
	const known = askGit(root, "rev-parse", "--verify", "--quiet", `refs/remotes/${name}/${branch}`);
	return known ? Number(askGit(root, "rev-list", "--count", `${known}..HEAD`) ?? 0) : 0;
}

function lastPublication(root: string): Review["last"] {
	const line = askGit(
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
	const files = git(
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
	return { commit, subject, date, undoable: isOfContent && isPlain };
}
