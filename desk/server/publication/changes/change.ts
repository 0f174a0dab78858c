import { getPieceKey, type Piece } from "../../../shared/piece.ts";
import { getVersion } from "../../content/files/contentFiles.ts";
import { applyParts, type ChangedPiece, describePiece, type FileDiff } from "./fileDiff.ts";

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

/** Computes a hash of the differences of a change from what was last published. Other changes of its files leave it as it is. */
export function getFingerprint(change: Change, changes: readonly Change[]): string {
	const descriptions = listPieces(change).map((piece) => [
		getPieceKey(piece),
		describePiece(piece, listSeparateParts(changes, piece.path)),
	]);
	return getVersion(Buffer.from(JSON.stringify(descriptions)));
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
	return applyParts(file, {
		separateParts: listSeparateParts(changes, file.path),
		selectedParts: pieces.flatMap(({ part = [] }) => part),
		isRestSelected: pieces.some(({ part }) => part === undefined),
	});
}
