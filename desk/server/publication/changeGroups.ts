import { isFieldsPath } from "../content/contentFiles.ts";
import { collections } from "../content/deskKinds.ts";
import { parseFields } from "../content/fields.ts";
import { createCodec, findKind, getPagePath, getSlug, isPictureUsed } from "../content/kinds.ts";
import { findFileProblem } from "../content/readability.ts";
import { destinationsFile } from "../content/sharedLists.ts";
import { type ChangedFile, hasOtherChanges, listChangedParts } from "./fileParts.ts";

/** A file that is published with another, or an entry of its list. */
export interface Companion {
	file: ChangedFile;
	part?: string;
}

/** Changes that are only published and discarded together. */
export interface ChangeGroup {
	owner: ChangedFile;
	companions: readonly Companion[];
	/** The entries of the owner's list that belong to other changes. */
	claimed: readonly string[];
	/** The field of the order, where the entries of a kind have been put in another. */
	orderField?: string;
}

/** Groups changed files with what belongs to them. */
export function groupChanges(files: readonly ChangedFile[]): ChangeGroup[] {
	const orders = findOrders(files);
	const ordered = new Set(orders.flatMap(({ members }) => members));
	const claims = files.flatMap((file) =>
		listChangedParts(file).flatMap((part) => {
			const owner = findPartOwner(file, part, files);
			return owner ? [{ file, part, owner }] : [];
		}),
	);
	const getClaimed = (file: ChangedFile) =>
		claims.flatMap((claim) => (claim.file === file ? claim.part : []));
	const pictures = files.flatMap((file) => {
		const owner = files.find((other) => other !== file && isPictureOf(file, other));
		return owner ? [{ file, owner }] : [];
	});
	const listCompanions = (owner: ChangedFile): Companion[] => [
		...pictures.flatMap((each) => (each.owner === owner ? { file: each.file } : [])),
		...claims.flatMap(({ file, part, owner: other }) => (other === owner ? { file, part } : [])),
	];
	const isOwner = (file: ChangedFile) =>
		!ordered.has(file) &&
		!pictures.some((each) => each.file === file) &&
		hasOtherChanges(file, getClaimed(file));
	return [
		...files.filter(isOwner).map((owner) => ({
			owner,
			companions: listCompanions(owner),
			claimed: getClaimed(owner),
		})),
		...orders.map(({ members, field }) => {
			const [owner, ...others] = members as [ChangedFile, ...ChangedFile[]];
			return {
				owner,
				companions: [
					...others.map((file) => ({ file })),
					...members.flatMap((member) => listCompanions(member)),
				],
				claimed: [],
				orderField: field,
			};
		}),
	];
}

/** The change that an entry of a list belongs to: its event, or the page that is removed. */
function findPartOwner(
	{ path }: ChangedFile,
	part: string,
	files: readonly ChangedFile[],
): ChangedFile | undefined {
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

/** Whether a picture goes with an entry: one that is removed, with the entry that has shown it. */
function isPictureOf(picture: ChangedFile, { path, before, after }: ChangedFile): boolean {
	const isPicture = !isFieldsPath(picture.path) && !picture.path.endsWith(".txt");
	const entry = picture.after ? after : before;
	if (!isPicture || !entry || !isFieldsPath(path) || findFileProblem(path, entry)) {
		return false;
	}
	const form = createCodec(findKind(path)).toForm(entry.toString());
	return isPictureUsed(picture.path, path, form);
}

/** Kinds whose entries have been put in another order, with every change that this cannot do without. */
function findOrders(files: readonly ChangedFile[]): { field: string; members: ChangedFile[] }[] {
	return Object.entries(collections).flatMap(([name, { orderField: field }]) => {
		if (!field) {
			return [];
		}
		const filesOfKind = files.filter(
			({ path }) => isFieldsPath(path) && findKind(path).name === name,
		);
		const moved = filesOfKind.filter((file) => {
			const [before, after] = [readPosition(file.before, field), readPosition(file.after, field)];
			return before !== undefined && after !== undefined && before !== after;
		});
		if (moved.length < 2) {
			return [];
		}
		const affectedPositions = moved.flatMap(({ before, after }) => [
			readPosition(before, field),
			readPosition(after, field),
		]);
		// A place that became free or was taken: one without the other would be taken twice.
		const others = filesOfKind.filter((file) => {
			const [before, after] = [readPosition(file.before, field), readPosition(file.after, field)];
			const isClash = [before, after].some(
				(position) => position !== undefined && affectedPositions.includes(position),
			);
			return isClash && before !== after && !moved.includes(file);
		});
		return [{ field, members: [...moved, ...others] }];
	});
}

/** Reads the place of an entry among those of its kind. */
export function readPosition(bytes: Buffer | undefined, field: string): number | undefined {
	const position = parseFields(bytes?.toString() ?? "")[field];
	return typeof position === "number" ? position : undefined;
}
