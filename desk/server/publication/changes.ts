import { getPieceKey, type Piece } from "../../shared/piece.ts";
import { isFieldsPath, isPicturePath } from "../content/contentFiles.ts";
import { getDeskKind } from "../content/deskKinds.ts";
import { findKind, getPagePath, getSlug, isPictureUsed } from "../content/kinds.ts";
import { destinationsFile, redirectsFile } from "../content/knownFiles.ts";
import { findFileProblem } from "../content/readability.ts";
import { createFormCodec } from "../form/formCodec.ts";
import {
	applyParts,
	type ChangedPiece,
	type FileDiff,
	hasOtherChanges,
	listChangedParts,
} from "./fileDiff.ts";
import { findReorderings } from "./reorderings.ts";

/** What is only published and discarded together: a piece that gives the change its name, and what goes with it. */
export interface Change extends ChangedPiece {
	/** What goes with it. */
	included: readonly ChangedPiece[];
}

/** Lists all pieces of a change. */
export function listPieces({ included, ...piece }: Change): ChangedPiece[] {
	return [piece, ...included];
}

/** Lists the parts of a file that are pieces of their own. @param changes all of them */
export function listSeparateParts(changes: readonly Change[], path: string): string[] {
	return changes
		.flatMap(listPieces)
		.flatMap((piece) => (piece.path === path ? (piece.part ?? []) : []));
}

/**
 * Applies some pieces of a file to its last published version.
 * @param changes all of them
 * @param pieces each of this file
 */
export function applyPieces(
	file: FileDiff,
	changes: readonly Change[],
	pieces: readonly Piece[],
): Buffer | undefined {
	const selectedParts = pieces.flatMap(({ part = [] }) => part);
	return applyParts(file, {
		// A part that was reviewed may be none that is separate by now: another file has changed.
		separateParts: [...new Set([...listSeparateParts(changes, file.path), ...selectedParts])],
		selectedParts,
		isRestSelected: pieces.some(({ part }) => part === undefined),
	});
}

/**
 * Groups files that differ from the last publication into changes. First each file is split into pieces: what can go
 * alone, which are settings, positions in a new order and parts of shared lists, and the rest. Then pieces that belong
 * together are joined: pictures and parts of shared lists with their entry, and all that has to do with the new order of
 * a kind.
 *
 * Say that the event `lunch` is new, that Ada has a new portrait, and that somebody has edited an outside address, the
 * phone number and the brand:
 *
 *     content/events/lunch.yaml     new
 *     content/destinations.yaml     another outside address, and `lunch` among the pages of events
 *     content/team/ada.yaml         `portrait: ada-2.jpg`
 *     content/team/ada-2.jpg        new
 *     content/site.yaml             another `brand` and another `contact.phone`
 *
 * These five files are seven pieces, and five changes:
 *
 *     path               part             included
 *     lunch.yaml                          destinations.yaml, part `lunch`
 *     destinations.yaml
 *     ada.yaml                            ada-2.jpg
 *     site.yaml          brand
 *     site.yaml          contact.phone
 *
 * A path without a part is the rest of its file: all of it but the parts that are other pieces.
 */
export function groupChanges(files: readonly FileDiff[]): Change[] {
	const reorderings = findReorderings(files);
	const unsorted = files.flatMap((file) => splitFile(file, files, reorderings));
	// In the review, entries come before parts.
	const rests = unsorted.filter(({ part }) => part === undefined);
	const parts = unsorted.filter(({ part }) => part !== undefined);
	const pieces = [...rests, ...parts];
	const groups = Map.groupBy(pieces, (piece) =>
		getPieceKey(findMainPiece(piece, rests, reorderings)),
	);
	return pieces.flatMap((main) => {
		const group = groups.get(getPieceKey(main));
		return group ? { ...main, included: group.filter((piece) => piece !== main) } : [];
	});
}

/** Splits a file into the parts that can go without the rest of it, and that rest if it has changed too. */
function splitFile(
	file: FileDiff,
	files: readonly FileDiff[],
	reorderings: readonly ChangedPiece[][],
): ChangedPiece[] {
	const parts = listChangedParts(file)
		.map((part) => ({ ...file, part }))
		.filter(
			(piece) =>
				isSetting(piece) ||
				findReordering(piece, reorderings) ||
				files.some((other) => isSharedPartOf(piece, other)),
		);
	const partNames = parts.map(({ part }) => part);
	return hasOtherChanges(file, partNames) ? [file, ...parts] : parts;
}

/**
 * Finds the piece that gives a change its name, by any piece of it. A picture or a part of a shared list goes with its
 * entry, and what has to do with a new order with the first of that order; anything else has a change of its own.
 * @param rests of all files
 */
function findMainPiece(
	piece: ChangedPiece,
	rests: readonly ChangedPiece[],
	reorderings: readonly ChangedPiece[][],
): ChangedPiece {
	const entry = rests.find((rest) => belongsTo(piece, rest)) ?? piece;
	return findReordering(entry, reorderings)?.[0] ?? entry;
}

/** Finds the new order that a piece has to do with. */
function findReordering(
	piece: Piece,
	reorderings: readonly ChangedPiece[][],
): ChangedPiece[] | undefined {
	const key = getPieceKey(piece);
	return reorderings.find((reordering) => reordering.some((other) => getPieceKey(other) === key));
}

/** Checks whether a piece is a setting of the site, which can go alone. */
function isSetting({ path }: Piece): boolean {
	return isFieldsPath(path) && getDeskKind(findKind(path).name).isSettings === true;
}

/** Checks whether a picture or a part of a shared list belongs to an entry. */
function belongsTo(piece: ChangedPiece, entry: FileDiff): boolean {
	return piece.part ? isSharedPartOf(piece, entry) : isPictureOf(piece, entry);
}

/** Checks whether a part of a shared list belongs to an entry: the destination of an event, the redirect of a removed page. */
function isSharedPartOf({ path: list, part }: Piece, { path, after }: FileDiff): boolean {
	if (!isFieldsPath(path)) {
		return false;
	}
	const kind = findKind(path);
	switch (list) {
		case destinationsFile:
			return getDeskKind(kind.name).hasDestinations === true && getSlug(path) === part;
		case redirectsFile:
			return after === undefined && getPagePath(path, kind) === part;
		default:
			return false;
	}
}

/** Checks whether a picture goes with an entry: one that is removed, with the entry that has shown it. */
function isPictureOf(picture: FileDiff, { path, before, after }: FileDiff): boolean {
	const entry = picture.after ? after : before;
	if (
		!isPicturePath(picture.path) ||
		!entry ||
		!isFieldsPath(path) ||
		findFileProblem(path, entry)
	) {
		return false;
	}
	const form = createFormCodec(findKind(path)).toForm(entry.toString());
	return isPictureUsed(picture.path, path, form);
}
