import { isDeepStrictEqual } from "node:util";
import type { Change, Review } from "../../shared/api.ts";
import { readChoices } from "../content/choices.ts";
import {
	getVersion,
	isFieldsPath,
	isPublishableFile,
	readContent,
	readCurrent,
} from "../content/contentFiles.ts";
import { collections } from "../content/deskKinds.ts";
import { parseFields } from "../content/fields.ts";
import { findKind, getKindLabel } from "../content/kinds.ts";
import { findFileProblem } from "../content/readability.ts";
import { destinationsFile } from "../content/sharedLists.ts";
import { findPageTitle, getTitleFromFields, listFilesOfKind } from "../content/titles.ts";
import { wordsFile } from "../content/wordList.ts";
import { type KeptRemoval, listRemovals } from "../entries/keptRemovals.ts";
import { editYaml } from "../form/editYaml.ts";
import type { Choices } from "../form/formSchema.ts";
import { listChangedFiles, readPublishedFiles } from "../git/git.ts";
import { findPublications } from "../git/publications.ts";
import {
	countUnsent,
	findPublishingProblem,
	findRemote,
	type Head,
	readHead,
} from "../git/repository.ts";
import { type ChangeGroup, type Companion, groupChanges, readPosition } from "./changeGroups.ts";
import { describeDifferences } from "./describeDifferences.ts";
import { describeMove } from "./describeMove.ts";
import { type ChangedFile, readPart, selectParts } from "./fileParts.ts";

/** Describes the changes since the last publication, and where they would be sent. */
export function createReview(root: string): Review {
	const head = readHead(root);
	const problem = findPublishingProblem(root, head);
	const { publishable, unpublishable } = listChanges(root, head);
	const groups = groupChanges(publishable);
	const remote = findRemote(root, head);
	const { last, undone } = head ? findPublications(root, head.commit) : {};
	const removals = listRemovals(root);
	const choices = readChoices(root);
	const changes = groups.map((group) => describeGroup(root, group, removals, choices));
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

/** Counts the changes to publish. */
export function countChanges(root: string): number {
	return listChangeGroups(root).length;
}

/** Lists the changes since the last publication, each with what belongs to it. */
export function listChangeGroups(root: string): ChangeGroup[] {
	return groupChanges(listChanges(root, readHead(root)).publishable);
}

/** @param head nothing before the first commit, when every file would be new */
function listChanges(
	root: string,
	head: Head | undefined,
): { publishable: ChangedFile[]; unpublishable: string[] } {
	const paths = head ? listChangedFiles(root).map(({ path }) => path) : [];
	const { publishable = [], unpublishable = [] } = Object.groupBy(paths, (path) =>
		isPublishableFile(root, path) ? "publishable" : "unpublishable",
	);
	const published = readPublishedFiles(root, publishable);
	return {
		publishable: publishable.map((path) => ({
			path,
			before: published.get(path),
			after: readCurrent(root, path),
		})),
		unpublishable,
	};
}

function describeGroup(
	root: string,
	group: ChangeGroup,
	removals: readonly KeptRemoval[],
	choices: Choices,
): Change {
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
			...describeDifferences(path, before, selectParts(owner, claimed, [], true), choices),
			...companions.map((companion) => describeCompanion(root, companion)),
		],
	};
}

/** Describes a companion of a change: a picture, the destination of an event, the redirect of a removed page. */
function describeCompanion(root: string, { file, part }: Companion): string {
	if (part === undefined) {
		return `Includes: ${getChangeTitle(file)}${file.after ? "" : ", removed"}`;
	}
	if (file.path === destinationsFile) {
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
