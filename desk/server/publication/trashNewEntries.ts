import { randomUUID } from "node:crypto";
import { type FileWrite, isFieldsPath } from "../content/files/contentFiles.ts";
import { redirectsFile } from "../content/files/knownFiles.ts";
import { getDeskKind } from "../content/kinds/deskKinds.ts";
import { getKind, getSlug } from "../content/kinds/kinds.ts";
import { parseFields } from "../content/yaml/parseFields.ts";
import { createRemovalRecord } from "../removals/removeEntry.ts";
import { addToTrash } from "../removals/trash.ts";
import { belongsTo } from "./changes/belongsTo.ts";
import { type Change, listPieces } from "./changes/change.ts";
import { type ChangedPiece, readPart } from "./changes/fileDiff.ts";
import { isNewEntry } from "./changes/isNewEntry.ts";

/**
 * Puts the entries in the trash that changes have added, before these are taken back.
 * @param writes that take the changes back
 * @returns the ids of the entries in the trash
 */
export function trashNewEntries(
	root: string,
	changes: readonly Change[],
	writes: readonly FileWrite[],
): string[] {
	const pieces = changes.flatMap(listPieces);
	return pieces.filter(isNewEntry).map((entry) => {
		const ownPieces = pieces.filter((piece) => belongsTo(piece, entry));
		const paths = [entry, ...ownPieces].map(({ path }) => path);
		const id = randomUUID();
		addToTrash(
			root,
			id,
			{
				...createRemovalRecord(root, { path: entry.path, redirect: "" }),
				redirect: findRedirect(ownPieces),
				handovers: listHandovers(pieces, entry),
			},
			[...new Set(paths)].flatMap((path) => writes.find((write) => write.path === path) ?? []),
		);
		return id;
	});
}

/** Lists the articles of a person that get another author once the person is taken back. */
function listHandovers(
	pieces: readonly ChangedPiece[],
	{ path: entryPath }: ChangedPiece,
): { path: string; successor: string }[] {
	if (!getDeskKind(getKind(entryPath).name).isAuthor) {
		return [];
	}
	return pieces.flatMap(({ path, before, after }) => {
		if (!before || !after || !isFieldsPath(path)) {
			return [];
		}
		const [successor, author] = [before, after].map((bytes) => parseFields(String(bytes)).author);
		const isHandover = author === getSlug(entryPath) && successor !== author;
		return isHandover && typeof successor === "string" ? { path, successor } : [];
	});
}

/** Finds the redirect that comes back once an entry is taken back. @param pieces of the entry */
function findRedirect(pieces: readonly ChangedPiece[]): { from: string; to: string } | undefined {
	const piece = pieces.find(({ path }) => path === redirectsFile);
	const from = piece?.part;
	const to = from && readPart(piece, "before", from);
	return typeof to === "string" && from ? { from, to } : undefined;
}
