import { isDeepStrictEqual } from "node:util";
import type { Change, Publication, Review } from "../api.ts";
import { describeMove } from "../form/describeMove.ts";
import { editYaml } from "../form/editYaml.ts";
import { type ChangeGroup, type Companion, groupChanges, readPosition } from "./changeGroups.ts";
import {
	getVersion,
	isFieldsPath,
	isPublishable,
	isPublishableFile,
	readContent,
	readCurrent,
} from "./contentFiles.ts";
import { describeDifferences } from "./differences.ts";
import {
	findPageTitle,
	getTitleFromFields,
	listFilesOfKind,
	parseFields,
	readChoices,
} from "./entries.ts";
import { type ChangedFile, readPart, selectParts } from "./fileParts.ts";
import {
	findPublishingProblem,
	findRemote,
	listChangedFiles,
	listFilesOfCommit,
	publicationTrailer,
	readPublished,
	tryGit,
	undoTrailer,
	wordsFile,
} from "./git.ts";
import { type KeptRemoval, listRemovals } from "./keptRemovals.ts";
import { collections, findKind, getKindLabel } from "./kinds.ts";
import { findFileProblem } from "./workspace.ts";

/** The changes since the last publication, and where they would be sent. */
export function createReview(root: string): Review {
	const problem = findPublishingProblem(root);
	const { publishable, unpublishable } = listChanges(root);
	const groups = groupChanges(publishable);
	const remote = findRemote(root);
	const last = findLastPublication(root);
	const undone = findUndone(root, last);
	const removals = listRemovals(root);
	const changes = groups.map((group) => describeGroup(root, group, removals));
	return {
		changes,
		kept: removals
			.filter(({ id }) => !changes.some(({ removal }) => removal === id))
			.map(({ id, path, title, time }) => ({
				...{ id, title, time },
				kindLabel: getKindLabel(findKind(path)),
			})),
		unpublishable,
		...(problem ? { problem } : {}),
		...(remote ? { remote } : {}),
		unsentCount: remote ? countUnsent(root, remote) : 0,
		...(last ? { last } : {}),
		...(undone ? { undone } : {}),
	};
}

/** Number of changes to publish. */
export function countChanges(root: string): number {
	return listChangeGroups(root).length;
}

/** The changes since the last publication, each with what belongs to it. */
export function listChangeGroups(root: string): ChangeGroup[] {
	return groupChanges(listChanges(root).publishable);
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

function describeGroup(root: string, group: ChangeGroup, removals: readonly KeptRemoval[]): Change {
	const { owner, companions, claimed, orderField } = group;
	const { path, before, after } = owner;
	const common = {
		path,
		version: getVersion(after),
		companions: companions.map(({ file, part }) => ({
			path: file.path,
			version: getVersion(file.after),
			...(part ? { part } : {}),
		})),
	};
	if (orderField) {
		return {
			...common,
			title: `Order of ${collections[findKind(path).name]?.label}`,
			state: "changed",
			hasForm: false,
			sentences: describeOrder(root, group, orderField),
		};
	}
	const removal = after ? undefined : removals.find((each) => each.path === path);
	return {
		...common,
		...(removal ? { removal: removal.id } : {}),
		title: getChangeTitle(owner),
		state: getState(owner),
		hasForm: after !== undefined && isFieldsPath(path),
		sentences: [
			...describeDifferences(
				path,
				before,
				selectParts(owner, claimed, [], true),
				readChoices(root),
			),
			...companions.map((companion) => describeCompanion(root, companion)),
		],
	};
}

/** Describes a companion of a change: a picture, the destination of an event, the redirect of a removed page. */
function describeCompanion(root: string, { file, part }: Companion): string {
	if (part === undefined) {
		return `Includes: ${getChangeTitle(file)}${file.after ? "" : ", removed"}`;
	}
	if (file.path === "content/destinations.yaml") {
		return "Includes: its entry in Destinations";
	}
	const target = String(readPart(file, part) ?? "");
	return `Includes: a redirect to ${findPageTitle(root, target) ?? target}`;
}

/** Describes the new order of a kind's entries, and their other changes. */
function describeOrder(root: string, { owner, companions }: ChangeGroup, field: string): string[] {
	const members = [owner, ...companions.flatMap(({ file, part }) => (part ? [] : file))].filter(
		({ path }) => isFieldsPath(path),
	);
	const changed = new Map(members.map((file) => [file.path, file]));
	const files = [
		...new Set([...listFilesOfKind(root, findKind(owner.path).name), ...changed.keys()]),
	];
	const listTitles = (version: "before" | "after") =>
		files
			.map((path) => {
				const file = changed.get(path);
				const bytes = file ? file[version] : readContent(root, path);
				return { bytes, position: readPosition(bytes, field), path };
			})
			.filter(({ position }) => position !== undefined)
			.sort((a, b) => Number(a.position) - Number(b.position))
			.map(({ path, bytes }) => getTitleFromFields(path, parseFields(String(bytes))));
	return [
		describeMove(listTitles("before"), listTitles("after")),
		...members.flatMap((file) => describeOtherChanges(file, field)),
	];
}

/** @param file whose place has changed */
function describeOtherChanges(file: ChangedFile, field: string): string[] {
	const { path, before, after } = file;
	const position = readPosition(before, field);
	if (!before || !after || position === undefined) {
		return describeDifferences(path, before, after);
	}
	const text = editYaml(after.toString(), { ...parseFields(after.toString()), [field]: position });
	return isDeepStrictEqual(parseFields(text), parseFields(before.toString()))
		? []
		: describeDifferences(path, before, Buffer.from(text)).map(
				(sentence) => `${getChangeTitle(file)}: ${sentence}`,
			);
}

function getState({ path, before, after }: ChangedFile): Change["state"] {
	if (!after) {
		return "removed";
	}
	if (isFieldsPath(path) && findFileProblem(path, after)) {
		return "unreadable";
	}
	return before ? "changed" : "new";
}

function getChangeTitle({ path, before, after }: ChangedFile): string {
	if (path === wordsFile) {
		return "Spelling";
	}
	return isFieldsPath(path)
		? getTitleFromFields(path, parseFields((after ?? before)?.toString() ?? ""))
		: path.replace("content/", "");
}

/** Number of commits of this branch that have not been pushed, as far as is known here. */
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

/**
 * The last publication that was made with the desk, of a kind.
 * @param trailer the line of the message that tells its kind.
 */
function findPublication(
	root: string,
	trailer: string,
): (Publication & { files: string[] }) | undefined {
	const output = tryGit(
		root,
		"log",
		"-1",
		"--format=%H%n%P%n%s%n%cd%n%b",
		"--date=format:%-d %B %Y, %H:%M",
		`--grep=${trailer}`,
	);
	const [commit = "", parents = "", subject = "", date = "", ...body] = (output ?? "").split("\n");
	if (!commit) {
		return;
	}
	const files = listFilesOfCommit(root, commit);
	const isOfContent = files.length > 0 && files.every(isPublishable);
	const hasOneParent = parents.split(" ").filter(Boolean).length === 1;
	return {
		commit,
		subject,
		date,
		canUndo: isOfContent && hasOneParent,
		isUndo: body.some((line) => line.startsWith(undoTrailer)),
		files,
	};
}

/** The last publication of all. It can be undone while nothing was committed after it. */
function findLastPublication(root: string): Publication | undefined {
	const { files: _files, ...last } = findPublication(root, `^${publicationTrailer}$`) ?? {};
	if (!("commit" in last)) {
		return;
	}
	const isLatest = last.commit === tryGit(root, "rev-parse", "HEAD");
	return { ...last, canUndo: last.canUndo && isLatest };
}

/** The last undo, where other publications have followed and left its files alone: it can be redone. */
function findUndone(root: string, last: Publication | undefined): Publication | undefined {
	const { files = [], ...undone } = findPublication(root, `^${undoTrailer}`) ?? {};
	const isRedoable =
		"commit" in undone &&
		undone.canUndo &&
		undone.commit !== last?.commit &&
		tryGit(root, "diff", "--quiet", undone.commit, "HEAD", "--", ...files) !== undefined;
	return isRedoable ? undone : undefined;
}
