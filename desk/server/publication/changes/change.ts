import type { Piece } from "../../../shared/piece.ts";
import { applyParts, type ChangedPiece, type FileDiff } from "./fileDiff.ts";

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
