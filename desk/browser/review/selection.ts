import type { WrittenFile } from "../../shared/api/entries.ts";
import type { ChangeSummary, ReviewedPiece } from "../../shared/api/review.ts";
import { getPieceKey } from "../../shared/piece.ts";

/** What a person has selected for publication, of the changes as that person has seen them. */
export interface ReviewSelection {
	/** Each change as it was when it was first shown or last ticked, by its key. */
	readonly seen: ReadonlyMap<string, SeenChange>;
	/** The keys of changes whose tick was removed. */
	readonly heldBack: ReadonlySet<string>;
}

/** What a person has seen of a change. */
export interface SeenChange {
	readonly pieces: readonly ReviewedPiece[];
	/** What it said, in one text. */
	readonly content: string;
}

/**
 * Selects every change of the first list; of one that is opened again, before anything was published, those that are as
 * they were.
 * @param before what was selected when a list was last shown
 */
export function createSelection(
	changes: readonly ChangeSummary[],
	before: Partial<ReviewSelection> = {},
): ReviewSelection {
	const keys = new Set(changes.map(getPieceKey));
	// What is no change any more is forgotten: another one may have its name later.
	const heldBack = [...(before.heldBack ?? [])].filter((key) => keys.has(key));
	const seen = [...(before.seen ?? [])].filter(([key]) => keys.has(key));
	return {
		seen: new Map(seen.length > 0 ? seen : toSeen(changes)),
		heldBack: new Set(heldBack),
	};
}

function toSeen(changes: readonly ChangeSummary[]): [string, SeenChange][] {
	return changes.map((change) => [
		getPieceKey(change),
		{ pieces: toReviewedPieces(change), content: formatContent(change) },
	]);
}

/** Checks whether a change is another one than what the person has seen under its name. */
export function isUnseen({ seen }: ReviewSelection, change: ChangeSummary): boolean {
	const before = seen.get(getPieceKey(change));
	return (
		before === undefined ||
		formatVersions(before.pieces) !== formatVersions(toReviewedPieces(change))
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
	{ seen, heldBack }: ReviewSelection,
	changes: readonly ChangeSummary[],
	isTicked: boolean,
): ReviewSelection {
	const keys = changes.map(getPieceKey);
	return isTicked
		? {
				seen: new Map([...seen, ...toSeen(changes)]),
				heldBack: new Set([...heldBack].filter((key) => !keys.includes(key))),
			}
		: { seen, heldBack: new Set([...heldBack, ...keys]) };
}

/** Removes the ticks of these changes, and of no others. The same selection where they are removed already. */
export function holdBack(selection: ReviewSelection, keys: ReadonlySet<string>): ReviewSelection {
	const isHeldBack =
		keys.size === selection.heldBack.size && [...keys].every((key) => selection.heldBack.has(key));
	return isHeldBack ? selection : { seen: selection.seen, heldBack: keys };
}

/**
 * Keeps the selection after the person's own undo, redo, discard or restoration. The files have other versions then; a
 * change that says the same as before still counts as seen, and so does what was brought back.
 * @param restored the files that were written for a restoration
 * @param unseen the changes that the person had not looked at before
 */
export function followOwnChange(
	{ seen, heldBack }: ReviewSelection,
	changes: readonly ChangeSummary[],
	restored: readonly string[] = [],
	unseen: readonly ChangeSummary[] = [],
): ReviewSelection {
	const unseenKeys = unseen.map(getPieceKey);
	const own = changes.filter((change) => {
		const key = getPieceKey(change);
		return (
			seen.get(key)?.content === formatContent(change) ||
			(restored.includes(change.path) && !unseenKeys.includes(key))
		);
	});
	return { seen: new Map([...seen, ...toSeen(own)]), heldBack };
}

/**
 * Keeps what the person has seen after that person's own save, of the files that were as they were seen: nobody needs to
 * be told of one's own words.
 */
export function followOwnSave(
	seen: ReadonlyMap<string, SeenChange>,
	written: readonly WrittenFile[],
): Map<string, SeenChange> {
	const follow = (piece: ReviewedPiece) => {
		const next = written.find(({ path, from }) => path === piece.path && from === piece.version);
		return next ? { ...piece, version: next.to } : piece;
	};
	return new Map(
		[...seen].map(([key, change]) => [key, { ...change, pieces: change.pieces.map(follow) }]),
	);
}

/** Identifies what a change says, with its pictures, whatever the rest of its file has become. */
function formatContent({ sentences, included }: ChangeSummary): string {
	return JSON.stringify([sentences, included.map(({ path, version }) => [path, version])]);
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
	return formatVersions(toReviewedPieces(one)) === formatVersions(toReviewedPieces(other));
}

/** Identifies what a change consists of, in one text. */
function formatVersions(pieces: readonly ReviewedPiece[]): string {
	return JSON.stringify(pieces.map(({ path, version, part }) => [path, version, part]));
}
