import type { WrittenFile } from "../../shared/api/entries.ts";
import type { ChangeSummary, ReviewedPiece } from "../../shared/api/review.ts";
import { getPieceKey } from "../../shared/piece.ts";

/** What a person has selected for publication, of the changes as that person has seen them. */
export interface ReviewSelection extends SeenChanges {
	/** The keys of changes whose tick was removed. */
	readonly heldBack: ReadonlySet<string>;
}

/** What a person has seen of the changes, or made of them. */
export interface SeenChanges {
	/** The fingerprint of each change as it was when it was first shown or last ticked, by its key. */
	readonly seen: ReadonlyMap<string, string>;
	/** The versions of files in which the person has seen all that is not published, by their paths. */
	readonly known: ReadonlyMap<string, string>;
	/** Those that the person has saved on top of that and not looked at yet: all in them is seen or the person's own. */
	readonly saved: ReadonlyMap<string, string>;
}

/**
 * Selects every change of the first list; of one that is opened again, those that are as they were.
 * @param before what was selected when a list was last shown; without `seen` where none was
 */
export function createSelection(
	changes: readonly ChangeSummary[],
	before: Partial<ReviewSelection> = {},
): ReviewSelection {
	const keys = new Set(changes.map(getPieceKey));
	// What is no change any more is forgotten: another one may have its name later.
	const heldBack = [...(before.heldBack ?? [])].filter((key) => keys.has(key));
	const seen = before.seen && [...before.seen].filter(([key]) => keys.has(key));
	const selection = {
		seen: new Map(seen ?? changes.map(toSeen)),
		known: before.known ?? new Map(),
		saved: before.saved ?? new Map(),
		heldBack: new Set(heldBack),
	};
	return { ...updateSeen(selection, changes), saved: new Map() };
}

function toSeen(change: ChangeSummary): [string, string] {
	return [getPieceKey(change), change.fingerprint];
}

/** Updates what was seen to the current changes: what the person has saved in files that they know is seen too. */
export function updateSeen(
	selection: ReviewSelection,
	changes: readonly ChangeSummary[],
): ReviewSelection {
	const unseen = changes.filter((change) => isUnseen(selection, change));
	const own = changes.filter((change) => !unseen.includes(change));
	const unseenPaths = unseen.flatMap(toReviewedPieces).map(({ path }) => path);
	const known = own
		.flatMap(toReviewedPieces)
		.filter(({ path }) => !unseenPaths.includes(path))
		.map(({ path, version }) => [path, version] as const);
	return { ...addSeen(selection, own), known: new Map(known) };
}

/** Adds changes to those that were seen. The same selection where they are seen already. */
function addSeen(selection: ReviewSelection, changes: readonly ChangeSummary[]): ReviewSelection {
	const { seen } = selection;
	const news = changes.map(toSeen).filter(([key, fingerprint]) => seen.get(key) !== fingerprint);
	return news.length > 0 ? { ...selection, seen: new Map([...seen, ...news]) } : selection;
}

/** Checks whether the person has neither seen nor saved a change as it is now. */
export function isUnseen({ seen, known, saved }: SeenChanges, change: ChangeSummary): boolean {
	return (
		seen.get(getPieceKey(change)) !== change.fingerprint &&
		!toReviewedPieces(change).every(
			({ path, version }) => saved.get(path) === version || known.get(path) === version,
		)
	);
}

/** Checks whether a change is to be published: what somebody has saved since it was seen never is. */
export function isSelected(selection: ReviewSelection, change: ChangeSummary): boolean {
	return (
		change.state !== "unreadable" &&
		!selection.heldBack.has(getPieceKey(change)) &&
		!isUnseen(selection, change)
	);
}

/** Ticks changes, as they are shown now, or removes their ticks. */
export function selectChanges(
	selection: ReviewSelection,
	changes: readonly ChangeSummary[],
	isTicked: boolean,
): ReviewSelection {
	const { heldBack } = selection;
	const keys = changes.map(getPieceKey);
	return isTicked
		? {
				...addSeen(selection, changes),
				heldBack: new Set([...heldBack].filter((key) => !keys.includes(key))),
			}
		: { ...selection, heldBack: new Set([...heldBack, ...keys]) };
}

/**
 * Adds to what the person has saved the written files that were as published, or in a version that the person knows: all
 * in them is the person's own.
 */
export function addOwnWrites(
	{ known, saved }: Pick<SeenChanges, "known" | "saved">,
	written: readonly WrittenFile[],
): Map<string, string> {
	const own = written.filter(
		({ path, from, wasPublished }) =>
			wasPublished || known.get(path) === from || saved.get(path) === from,
	);
	return new Map([...saved, ...own.map(({ path, to }) => [path, to] as const)]);
}

/** Lists the changes that a removal needs, such as that of a list which named what is removed. */
function listNeeded(
	{ needs = [] }: ChangeSummary,
	changes: readonly ChangeSummary[],
): ChangeSummary[] {
	return changes.filter(({ path, part }) => part === undefined && needs.includes(path));
}

/** Lists the removals that need a change. */
function listRemovalsNeeding(
	change: ChangeSummary,
	changes: readonly ChangeSummary[],
): ChangeSummary[] {
	return changes.filter((other) => listNeeded(other, changes).includes(change));
}

/** What a card shows of a change beside the change itself. */
export interface ChangeMarks {
	isSelected: boolean;
	/** What has happened to it since the person looked. */
	sinceSeen: "added" | "changed" | undefined;
	/** The changes that it needs, if it is a removal. */
	needed: readonly ChangeSummary[];
	/** The removals that need it. */
	neededBy: readonly ChangeSummary[];
}

/** Computes the marks of a change. One that cannot be read, and so cannot be ticked, is not marked as new. */
export function markChange(
	selection: ReviewSelection,
	change: ChangeSummary,
	changes: readonly ChangeSummary[],
): ChangeMarks {
	const isNews = change.state !== "unreadable" && isUnseen(selection, change);
	const news = selection.seen.has(getPieceKey(change)) ? "changed" : "added";
	return {
		isSelected: isSelected(selection, change),
		sinceSeen: isNews ? news : undefined,
		needed: listNeeded(change, changes),
		neededBy: listRemovalsNeeding(change, changes),
	};
}

/**
 * Ticks a change or removes its tick. A removal takes along what it needs, unless that has changed since it was seen;
 * without it, its removal is not ticked either.
 */
export function toggleChange(
	selection: ReviewSelection,
	change: ChangeSummary,
	changes: readonly ChangeSummary[],
): ReviewSelection {
	if (isSelected(selection, change)) {
		return selectChanges(selection, [change, ...listRemovalsNeeding(change, changes)], false);
	}
	const needed = listNeeded(change, changes).filter((other) => !isUnseen(selection, other));
	return selectChanges(selection, [change, ...needed], true);
}

/** Lists the pieces to publish, in the versions that the person has seen. */
export function listSelectedPieces(
	selection: ReviewSelection,
	changes: readonly ChangeSummary[],
): ReviewedPiece[] {
	return changes.filter((change) => isSelected(selection, change)).flatMap(toReviewedPieces);
}

/** Lists all that a change consists of, in the versions that are shown: first the piece that gives it its name. */
export function toReviewedPieces({
	path,
	version,
	part,
	included,
}: ChangeSummary): ReviewedPiece[] {
	return [{ path, version, part }, ...included];
}

/** Checks whether two changes consist of the same pieces, in the same versions. */
export function isSameChange(one: ChangeSummary, other: ChangeSummary): boolean {
	const [pieces, otherPieces] = [one, other].map((change) =>
		JSON.stringify(
			toReviewedPieces(change).map(({ path, version, part }) => [path, version, part]),
		),
	);
	return pieces === otherPieces;
}
