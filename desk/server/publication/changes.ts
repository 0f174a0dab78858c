import { isFieldsPath } from "../content/contentFiles.ts";
import { collections } from "../content/deskKinds.ts";
import { parseFields } from "../content/fields.ts";
import { createCodec, findKind, getPagePath, getSlug, isPictureUsed } from "../content/kinds.ts";
import { findFileProblem } from "../content/readability.ts";
import { destinationsFile } from "../content/sharedLists.ts";
import { type FileDiff, hasOtherChanges, listChangedParts } from "./fileDiff.ts";

/** A file that is published with another, or a part of its list. */
export interface Companion {
	file: FileDiff;
	part?: string;
}

/** What is only published and discarded together. */
export interface Change {
	owner: FileDiff;
	companions: readonly Companion[];
	/** The parts of the owner's list that belong to other changes. */
	claimedParts: readonly string[];
	/** The field of the order, where the entries of a kind have been put in another. */
	orderField?: string;
}

/** Groups files that differ from the last publication into changes. */
export function groupChanges(files: readonly FileDiff[]): Change[] {
	const reorderings = findReorderings(files);
	const reorderedFiles = new Set(reorderings.flatMap((reordering) => reordering.files));
	const claims = files.flatMap((file) =>
		listChangedParts(file).flatMap((part) => {
			const owner = findPartOwner(file, part, files);
			return owner ? [{ file, part, owner }] : [];
		}),
	);
	const getClaimedParts = (file: FileDiff) =>
		claims.flatMap((claim) => (claim.file === file ? claim.part : []));
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
		...reorderings.map((reordering) => {
			const [owner, ...others] = reordering.files as [FileDiff, ...FileDiff[]];
			return {
				owner,
				companions: [
					...others.map((file) => ({ file })),
					...reordering.files.flatMap((file) => listCompanions(file)),
				],
				claimedParts: [],
				orderField: reordering.field,
			};
		}),
	];
}

/** Finds the file that a part of a list belongs to: its event, or the page that is removed. */
function findPartOwner(
	{ path }: FileDiff,
	part: string,
	files: readonly FileDiff[],
): FileDiff | undefined {
	return path === destinationsFile
		? files.find(
				(file) => isFieldsPath(file.path) && isEvent(file.path) && getSlug(file.path) === part,
			)
		: files.find(
				(file) =>
					!file.after &&
					isFieldsPath(file.path) &&
					getPagePath(file.path, findKind(file.path)) === part,
			);
}

function isEvent(path: string): boolean {
	return findKind(path).name === "event";
}

/** Checks whether a picture goes with an entry: one that is removed, with the entry that has shown it. */
function isPictureOf(picture: FileDiff, { path, before, after }: FileDiff): boolean {
	const isPicture = !isFieldsPath(picture.path) && !picture.path.endsWith(".txt");
	const entry = picture.after ? after : before;
	if (!isPicture || !entry || !isFieldsPath(path) || findFileProblem(path, entry)) {
		return false;
	}
	const form = createCodec(findKind(path)).toForm(entry.toString());
	return isPictureUsed(picture.path, path, form);
}

/** Finds the kinds whose entries have another order, with every file that this cannot be published without. */
function findReorderings(files: readonly FileDiff[]): { field: string; files: FileDiff[] }[] {
	return Object.entries(collections).flatMap(([name, { orderField: field }]) => {
		if (!field) {
			return [];
		}
		const filesOfKind = files.filter(
			({ path }) => isFieldsPath(path) && findKind(path).name === name,
		);
		const movedFiles = filesOfKind.filter((file) => {
			const [before, after] = [readPosition(file.before, field), readPosition(file.after, field)];
			return before !== undefined && after !== undefined && before !== after;
		});
		if (movedFiles.length < 2) {
			return [];
		}
		const affectedPositions = movedFiles.flatMap(({ before, after }) => [
			readPosition(before, field),
			readPosition(after, field),
		]);
		// A place that became free or was taken: one without the other would be taken twice.
		const others = filesOfKind.filter((file) => {
			const [before, after] = [readPosition(file.before, field), readPosition(file.after, field)];
			const isClash = [before, after].some(
				(position) => position !== undefined && affectedPositions.includes(position),
			);
			return isClash && before !== after && !movedFiles.includes(file);
		});
		return [{ field, files: [...movedFiles, ...others] }];
	});
}

/** Reads the place of an entry among those of its kind. */
export function readPosition(bytes: Buffer | undefined, field: string): number | undefined {
	const position = parseFields(bytes?.toString() ?? "")[field];
	return typeof position === "number" ? position : undefined;
}
