import { getPieceKey, type Piece } from "../../../shared/piece.ts";
import { isFieldsPath } from "../../content/files/contentFiles.ts";
import { getDeskKind } from "../../content/kinds/deskKinds.ts";
import { getKind } from "../../content/kinds/kinds.ts";
import { belongsTo, isSharedPartOf } from "./belongsTo.ts";
import type { Change } from "./change.ts";
import { type ChangedPiece, type FileDiff, hasOtherChanges, listChangedParts } from "./fileDiff.ts";
import { findReorderings } from "./reorderings.ts";

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
	return isFieldsPath(path) && getDeskKind(getKind(path).name).isSettings === true;
}
