import type { ReviewedPiece } from "../../../shared/api/review.ts";
import { getPieceKey } from "../../../shared/piece.ts";
import {
	type FileWrite,
	getVersion,
	isPublishable,
	readCurrent,
} from "../../content/files/contentFiles.ts";
import { Refusal } from "../../refusals/refusal.ts";
import { applyPieces, type Change, listPieces } from "./change.ts";
import type { ChangedPiece } from "./fileDiff.ts";

/** Notes a piece with the current version of its file, as a person reviews it now. */
export function toReviewedPiece({ path, part, after }: ChangedPiece): ReviewedPiece {
	return { path, version: getVersion(after), part };
}

/**
 * Requires the files of pieces to be as a person has reviewed them.
 * @throws Refusal where one has changed since, or is none that the desk publishes.
 */
export function requireReviewed(root: string, pieces: readonly ReviewedPiece[]): void {
	for (const { path, version } of pieces) {
		if (!isPublishable(path)) {
			throw new Refusal("outside", `${path} is not a file of the content, and is not published.`);
		}
		if (getVersion(readCurrent(root, path)) !== version) {
			throw new Refusal(
				"changed",
				"Something was saved since you reviewed it, so nothing was done. Look at the list again.",
			);
		}
	}
}

/**
 * Reads the files of the chosen pieces. Where all of a file was chosen, it is byte for byte as it was reviewed; else it
 * is as published, with these pieces as they were reviewed.
 * @param changes all of them
 * @throws Refusal where a file has changed since, or a piece is no change any more.
 */
export function readReviewed(
	root: string,
	changes: readonly Change[],
	pieces: readonly ReviewedPiece[],
): FileWrite[] {
	requireReviewed(root, pieces);
	const changedPieces = changes.flatMap(listPieces);
	const changedKeys = changedPieces.map(getPieceKey);
	if (!pieces.every((piece) => changedKeys.includes(getPieceKey(piece)))) {
		throw new Refusal(
			"changed",
			"Some of these changes are no longer there, so nothing was done. They may be published already: look at the list again.",
		);
	}
	const paths = [...new Set(pieces.map(({ path }) => path))];
	const publishedFiles = new Map(changedPieces.map(({ path, before }) => [path, before]));
	return paths.map((path) => {
		const after = readCurrent(root, path);
		const file = { path, before: publishedFiles.get(path), after };
		const ownPieces = pieces.filter((piece) => piece.path === path);
		return { path, bytes: applyPieces(file, changes, ownPieces), baseVersion: getVersion(after) };
	});
}
