import type { Piece } from "../../../shared/piece.ts";
import { isFieldsPath, isPicturePath } from "../../content/files/contentFiles.ts";
import { destinationsFile, redirectsFile } from "../../content/files/knownFiles.ts";
import { getDeskKind } from "../../content/kinds/deskKinds.ts";
import { getKind, getPagePath, getSlug } from "../../content/kinds/kinds.ts";
import { findFileProblem } from "../../content/yaml/readability.ts";
import { isPictureInFile } from "../../form/isPictureInFile.ts";
import type { ChangedPiece, FileDiff } from "./fileDiff.ts";

/** Checks whether a picture or a part of a shared list belongs to an entry, and goes with it. */
export function belongsTo(piece: ChangedPiece, entry: FileDiff): boolean {
	return piece.part ? isSharedPartOf(piece, entry) : isPictureOf(piece, entry);
}

/**
 * Checks whether a part of a shared list belongs to an entry: the destination of an event, the redirect of a page that is
 * removed, or was and is back.
 */
export function isSharedPartOf(
	{ path: list, part }: Piece,
	{ path, before, after }: FileDiff,
): boolean {
	if (!isFieldsPath(path)) {
		return false;
	}
	const kind = getKind(path);
	switch (list) {
		case destinationsFile:
			return getDeskKind(kind.name).hasDestinations === true && getSlug(path) === part;
		case redirectsFile:
			return (!before || !after) && getPagePath(path, kind) === part;
		default:
			return false;
	}
}

/** Checks whether a picture goes with an entry: one that is removed, with the entry that has shown it. */
function isPictureOf(picture: FileDiff, { path, before, after }: FileDiff): boolean {
	const entry = picture.after ? after : before;
	return (
		isPicturePath(picture.path) &&
		entry !== undefined &&
		isFieldsPath(path) &&
		!findFileProblem(path, entry) &&
		isPictureInFile(picture.path, path, entry)
	);
}
