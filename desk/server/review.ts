import { isDeepStrictEqual } from "node:util";
import { isRecord } from "../../content-model/index.ts";
import type { Change, Review } from "../api.ts";
import {
	getVersion,
	isFieldsPath,
	isPublishable,
	isPublishableFile,
	readCurrent,
} from "./contentFiles.ts";
import { describeDifferences } from "./differences.ts";
import { getTitle, parseFields } from "./entries.ts";
import {
	findPublishingProblem,
	findRemote,
	listChangedFiles,
	readPublished,
	runGit,
	tryGit,
	wordsFile,
} from "./git.ts";
import { createCodec, findKind, getSlug } from "./kinds.ts";
import { isPictureUsed } from "./pictures.ts";
import { findFileProblem } from "./workspace.ts";

/** The changes since the last publication, and where they would be sent. */
export function createReview(root: string): Review {
	const problem = findPublishingProblem(root);
	const changedPaths =
		tryGit(root, "rev-parse", "--verify", "HEAD") === undefined ? [] : listChangedPaths(root);
	const { publishable = [], unpublishable = [] } = Object.groupBy(changedPaths, (path) =>
		isPublishableFile(root, path) ? "publishable" : "unpublishable",
	);
	const changes = groupCompanions(
		root,
		publishable.map((path) => describeChange(root, path)),
	);
	const remote = findRemote(root);
	const last = findLastPublication(root);
	return {
		changes,
		unpublishable,
		...(problem ? { problem } : {}),
		...(remote ? { remote } : {}),
		unsentCount: remote ? countUnsent(root, remote) : 0,
		...(last ? { last } : {}),
	};
}

/** How many changes there are to publish. */
export function countChanges(root: string): number {
	return createReview(root).changes.length;
}

function listChangedPaths(root: string): string[] {
	return listChangedFiles(root).map(({ path }) => path);
}

function describeChange(root: string, path: string): Change {
	const before = readPublished(root, path);
	const after = readCurrent(root, path);
	return {
		path,
		title: getChangeTitle(path, after ?? before),
		state: getState(before, after),
		hasForm: after !== undefined && isFieldsPath(path),
		sentences: describeDifferences(path, before, after),
		version: getVersion(after),
		companions: [],
	};
}

/** Groups files that belong to a changed entry with it, so that they are chosen together. */
function groupCompanions(root: string, changes: readonly Change[]): Change[] {
	const findOwner = (change: Change) =>
		changes.find((other) => other !== change && isCompanion(root, change, other, changes));
	const owners = new Map(changes.map((change) => [change, findOwner(change)]));
	return changes
		.filter((change) => !owners.get(change))
		.map((owner) => {
			const companions = changes.filter((change) => owners.get(change) === owner);
			return {
				...owner,
				sentences: [...owner.sentences, ...companions.map(({ title }) => `Includes: ${title}`)],
				companions: companions.map(({ path, version }) => ({ path, version })),
			};
		});
}

/** Whether a change belongs to an entry: a picture that it shows, the destination of an event. */
function isCompanion(
	root: string,
	{ path }: Change,
	owner: Change,
	changes: readonly Change[],
): boolean {
	if (owner.state === "removed" || !isFieldsPath(owner.path)) {
		return false;
	}
	if (path === "content/destinations.yaml") {
		const [event, ...others] = changes.filter((each) => each.path.startsWith("content/events/"));
		return (
			owner === event &&
			others.length === 0 &&
			listChangedEvents(root, path)?.join() === getSlug(owner.path)
		);
	}
	if (!isPicture(path)) {
		return false;
	}
	const bytes = readCurrent(root, owner.path);
	if (!bytes || findFileProblem(owner.path, bytes)) {
		return false;
	}
	return isPictureUsed(
		path,
		owner.path,
		createCodec(findKind(owner.path)).toForm(bytes.toString()),
	);
}

/** The events whose destinations have changed; nothing if anything else has. */
function listChangedEvents(root: string, path: string): string[] | undefined {
	const parse = (bytes: Buffer | undefined) => parseFields(bytes?.toString() ?? "");
	const { eventPages: old, ...restBefore } = parse(readPublished(root, path));
	const { eventPages: now, ...restNow } = parse(readCurrent(root, path));
	if (!isDeepStrictEqual(restBefore, restNow) || !isRecord(old) || !isRecord(now)) {
		return;
	}
	return [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
		(slug) => old[slug] !== now[slug],
	);
}

/** Whether a publishable file is a picture. */
function isPicture(path: string): boolean {
	return !isFieldsPath(path) && !path.endsWith(".txt");
}

function getState(before: Buffer | undefined, after: Buffer | undefined): Change["state"] {
	if (!after) {
		return "removed";
	}
	return before ? "changed" : "new";
}

/** @param bytes of the file; of the published one where it is removed. */
function getChangeTitle(path: string, bytes: Buffer | undefined): string {
	if (path === wordsFile) {
		return "Spelling";
	}
	return isFieldsPath(path)
		? getTitle(path, parseFields(bytes?.toString() ?? ""))
		: path.replace("content/", "");
}

/** How many commits of this branch have not been pushed, as far as is known here. */
function countUnsent(root: string, { name, branch }: NonNullable<Review["remote"]>): number {
	const remoteCommit = tryGit(
		root,
		"rev-parse",
		"--verify",
		"--quiet",
		`refs/remotes/${name}/${branch}`,
	);
	// Before the first push of a branch: what no branch of the remote has.
	const sent = remoteCommit ? [`^${remoteCommit}`] : ["--not", `--remotes=${name}`];
	return Number(tryGit(root, "rev-list", "--count", "HEAD", ...sent) ?? 0);
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
	const hasOneParent = parents.split(" ").filter(Boolean).length === 1;
	return { commit, subject, date, canUndo: isOfContent && hasOneParent };
}
