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
	listFilesOfCommit,
	readPublished,
	tryGit,
	wordsFile,
} from "./git.ts";
import { createCodec, findKind, getSlug } from "./kinds.ts";
import { isPictureUsed } from "./pictures.ts";
import { findFileProblem } from "./workspace.ts";

/** A file that differs from the last publication. */
interface ChangedFile {
	path: string;
	before: Buffer | undefined;
	after: Buffer | undefined;
}

/** The changes since the last publication, and where they would be sent. */
export function createReview(root: string): Review {
	const problem = findPublishingProblem(root);
	const { publishable, unpublishable } = listChanges(root);
	const remote = findRemote(root);
	const last = findLastPublication(root);
	return {
		changes: groupCompanions(root, publishable).map(describeGroup),
		unpublishable,
		...(problem ? { problem } : {}),
		...(remote ? { remote } : {}),
		unsentCount: remote ? countUnsent(root, remote) : 0,
		...(last ? { last } : {}),
	};
}

/** How many changes there are to publish. */
export function countChanges(root: string): number {
	return groupCompanions(root, listChanges(root).publishable).length;
}

function listChanges(root: string): { publishable: ChangedFile[]; unpublishable: string[] } {
	const paths =
		tryGit(root, "rev-parse", "--verify", "HEAD") === undefined
			? []
			: listChangedFiles(root).map(({ path }) => path);
	const { publishable = [], unpublishable = [] } = Object.groupBy(paths, (path) =>
		isPublishableFile(root, path) ? "publishable" : "unpublishable",
	);
	return {
		publishable: publishable.map((path) => ({
			path,
			before: readPublished(root, path),
			after: readCurrent(root, path),
		})),
		unpublishable,
	};
}

/** A changed entry and the files that are published with it. */
interface ChangeGroup {
	owner: ChangedFile;
	companions: readonly ChangedFile[];
}

/** Groups files that belong to a changed entry with it, so that they are chosen together. */
function groupCompanions(root: string, files: readonly ChangedFile[]): ChangeGroup[] {
	const owners = new Map(
		files.map((file) => [
			file,
			files.find((other) => other !== file && isCompanion(root, file, other, files)),
		]),
	);
	return files
		.filter((file) => !owners.get(file))
		.map((owner) => ({
			owner,
			companions: files.filter((file) => owners.get(file) === owner),
		}));
}

function describeGroup({ owner, companions }: ChangeGroup): Change {
	const { path, before, after } = owner;
	return {
		path,
		title: getChangeTitle(owner),
		state: getState(owner),
		hasForm: after !== undefined && isFieldsPath(path),
		sentences: [
			...describeDifferences(path, before, after),
			...companions.map((companion) => `Includes: ${getChangeTitle(companion)}`),
		],
		version: getVersion(after),
		companions: companions.map((companion) => ({
			path: companion.path,
			version: getVersion(companion.after),
		})),
	};
}

/** Whether a change belongs to an entry: a picture that it shows, the destination of an event. */
function isCompanion(
	root: string,
	{ path }: ChangedFile,
	owner: ChangedFile,
	files: readonly ChangedFile[],
): boolean {
	if (!owner.after || !isFieldsPath(owner.path)) {
		return false;
	}
	if (path === "content/destinations.yaml") {
		const [event, ...others] = files.filter((each) => each.path.startsWith("content/events/"));
		return (
			owner === event &&
			others.length === 0 &&
			listChangedEvents(root, path)?.join() === getSlug(owner.path)
		);
	}
	if (!isPicture(path)) {
		return false;
	}
	if (findFileProblem(owner.path, owner.after)) {
		return false;
	}
	return isPictureUsed(
		path,
		owner.path,
		createCodec(findKind(owner.path)).toForm(owner.after.toString()),
	);
}

/** The events whose destinations have changed; nothing if anything else has. */
function listChangedEvents(root: string, path: string): string[] | undefined {
	const parse = (bytes: Buffer | undefined) => parseFields(bytes?.toString() ?? "");
	const { eventPages: oldPages, ...oldRest } = parse(readPublished(root, path));
	const { eventPages: newPages, ...newRest } = parse(readCurrent(root, path));
	if (!isDeepStrictEqual(oldRest, newRest) || !isRecord(oldPages) || !isRecord(newPages)) {
		return;
	}
	return [...new Set([...Object.keys(oldPages), ...Object.keys(newPages)])].filter(
		(slug) => oldPages[slug] !== newPages[slug],
	);
}

/** Whether a publishable file is a picture. */
function isPicture(path: string): boolean {
	return !isFieldsPath(path) && !path.endsWith(".txt");
}

function getState({ before, after }: ChangedFile): Change["state"] {
	if (!after) {
		return "removed";
	}
	return before ? "changed" : "new";
}

function getChangeTitle({ path, before, after }: ChangedFile): string {
	if (path === wordsFile) {
		return "Spelling";
	}
	return isFieldsPath(path)
		? getTitle(path, parseFields((after ?? before)?.toString() ?? ""))
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
	const files = listFilesOfCommit(root, "HEAD");
	const isOfContent = files.length > 0 && files.every(isPublishable);
	const hasOneParent = parents.split(" ").filter(Boolean).length === 1;
	return { commit, subject, date, canUndo: isOfContent && hasOneParent };
}
