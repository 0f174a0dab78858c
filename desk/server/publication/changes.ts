import { isFieldsPath } from "../content/contentFiles.ts";
import { collections, getDeskKind } from "../content/deskKinds.ts";
import { readPlace } from "../content/entryOrder.ts";
import { findKind, getPagePath, getSlug, isPictureUsed } from "../content/kinds.ts";
import { findFileProblem } from "../content/readability.ts";
import { destinationsFile, sharedLists } from "../content/sharedLists.ts";
import { createFormCodec } from "../form/formCodec.ts";
import { type FileDiff, hasOtherChanges, listChangedParts } from "./fileDiff.ts";

/** A file that is published with another, or a part of it. */
export interface Companion {
	file: FileDiff;
	part?: string;
}

/** What is only published and discarded together. */
export interface Change {
	owner: FileDiff;
	/** The part of the owner that it consists of; else what belongs to no other change. */
	part?: string;
	companions: readonly Companion[];
	/** The parts of the owner that belong to other changes. */
	claimedParts: readonly string[];
	/** The field of the order, where the entries of a kind have been put in another. */
	orderField?: string;
}

/** Lists what a change consists of: the owner, and what goes with it. */
export function listMembers({ owner, part, companions }: Change): Companion[] {
	return [{ file: owner, ...(part ? { part } : {}) }, ...companions];
}

/** Groups files that differ from the last publication into changes. */
export function groupChanges(files: readonly FileDiff[]): Change[] {
	const reorderings = findReorderings(files);
	const reorderedMembers = reorderings.flatMap(({ members }) => members);
	const reorderedFiles = new Set(
		reorderedMembers.filter(({ part }) => !part).map(({ file }) => file),
	);
	const claims = files.flatMap((file) =>
		listChangedParts(file).flatMap((part) => {
			const owner = findPartOwner(file, part, files);
			return owner ? [{ file, part, owner }] : [];
		}),
	);
	const settings = files.flatMap((file) =>
		isSettings(file.path) ? listChangedParts(file).map((part) => ({ file, part })) : [],
	);
	const getClaimedParts = (file: FileDiff) =>
		[...claims, ...reorderedMembers, ...settings].flatMap(({ file: other, part = [] }) =>
			other === file ? part : [],
		);
	const pictures = files.flatMap((file) => {
		const owner = files.find((other) => other !== file && isPictureOf(file, other));
		return owner ? [{ file, owner }] : [];
	});
	const listCompanions = (owner: FileDiff): Companion[] => [
		...pictures.flatMap((picture) => (picture.owner === owner ? { file: picture.file } : [])),
		...claims.flatMap(({ file, part, owner: other }) => (other === owner ? { file, part } : [])),
	];
	const isOwner = (file: FileDiff) =>
		!reorderedFiles.has(file) &&
		!pictures.some((picture) => picture.file === file) &&
		hasOtherChanges(file, getClaimedParts(file));
	return [
		...files.filter(isOwner).map((owner) => ({
			owner,
			companions: listCompanions(owner),
			claimedParts: getClaimedParts(owner),
		})),
		...settings.map(({ file, part }) => ({
			owner: file,
			part,
			companions: [],
			claimedParts: getClaimedParts(file),
		})),
		...reorderings.map(({ field, members }) => {
			const [{ file: owner, part }, ...others] = members as [Companion, ...Companion[]];
			const wholeFiles = members.filter((member) => !member.part).map(({ file }) => file);
			return {
				owner,
				...(part ? { part } : {}),
				companions: [...others, ...wholeFiles.flatMap((file) => listCompanions(file))],
				claimedParts: part ? getClaimedParts(owner) : [],
				orderField: field,
			};
		}),
	];
}

/** Checks whether a file holds settings, each of which can go alone. */
function isSettings(path: string): boolean {
	return isFieldsPath(path) && getDeskKind(findKind(path).name).isSettings === true;
}

/** Finds the file that a part of a list belongs to: its event, or the page that is removed. */
function findPartOwner(
	{ path }: FileDiff,
	part: string,
	files: readonly FileDiff[],
): FileDiff | undefined {
	if (!(path in sharedLists)) {
		return;
	}
	return path === destinationsFile
		? files.find(
				(file) =>
					isFieldsPath(file.path) &&
					getDeskKind(findKind(file.path).name).hasDestinations &&
					getSlug(file.path) === part,
			)
		: files.find(
				(file) =>
					!file.after &&
					isFieldsPath(file.path) &&
					getPagePath(file.path, findKind(file.path)) === part,
			);
}

/** Checks whether a picture goes with an entry: one that is removed, with the entry that has shown it. */
function isPictureOf(picture: FileDiff, { path, before, after }: FileDiff): boolean {
	const isPicture = !isFieldsPath(picture.path) && !picture.path.endsWith(".txt");
	const entry = picture.after ? after : before;
	if (!isPicture || !entry || !isFieldsPath(path) || findFileProblem(path, entry)) {
		return false;
	}
	const form = createFormCodec(findKind(path)).toForm(entry.toString());
	return isPictureUsed(picture.path, path, form);
}

/**
 * Finds the kinds whose entries have another order, with everything that this cannot be published without: the
 * places, and the whole of entries that are new or removed.
 */
function findReorderings(files: readonly FileDiff[]): { field: string; members: Companion[] }[] {
	return Object.entries(collections).flatMap(([name, { orderField: field }]) => {
		if (!field) {
			return [];
		}
		const filesOfKind = files.filter(
			({ path }) => isFieldsPath(path) && findKind(path).name === name,
		);
		const movedFiles = filesOfKind.filter((file) => {
			const [before, after] = [readPlace(file.before, field), readPlace(file.after, field)];
			return before !== undefined && after !== undefined && before !== after;
		});
		if (movedFiles.length < 2) {
			return [];
		}
		const affectedPositions = movedFiles.flatMap(({ before, after }) => [
			readPlace(before, field),
			readPlace(after, field),
		]);
		// A place that became free or was taken: one without the other would be taken twice.
		const others = filesOfKind.filter((file) => {
			const [before, after] = [readPlace(file.before, field), readPlace(file.after, field)];
			const isClash = [before, after].some(
				(position) => position !== undefined && affectedPositions.includes(position),
			);
			return isClash && before !== after && !movedFiles.includes(file);
		});
		const members = [...movedFiles, ...others].map((file) =>
			listChangedParts(file).includes(field) ? { file, part: field } : { file },
		);
		return [{ field, members }];
	});
}
