import { randomUUID } from "node:crypto";
import { type FileWrite, isFieldsPath } from "../content/files/contentFiles.ts";
import { collections } from "../content/kinds/deskKinds.ts";
import { findKind } from "../content/kinds/kinds.ts";
import { keepRemoval } from "../removals/keptRemovals.ts";
import { describeRemoval } from "../removals/removeEntry.ts";
import { belongsTo } from "./changes/belongsTo.ts";
import { type Change, listPieces } from "./changes/change.ts";
import type { ChangedPiece } from "./changes/fileDiff.ts";

/**
 * Keeps the entries that changes have added, before these are taken back.
 * @param writes that take the changes back
 * @returns the ids under which the entries are kept
 */
export function keepNewEntries(
	root: string,
	changes: readonly Change[],
	writes: readonly FileWrite[],
): string[] {
	const pieces = changes.flatMap(listPieces);
	return pieces.filter(isNewEntry).map((entry) => {
		const paths = [entry, ...pieces.filter((piece) => belongsTo(piece, entry))].map(
			({ path }) => path,
		);
		const id = randomUUID();
		keepRemoval(
			root,
			id,
			describeRemoval(root, { path: entry.path, redirect: "" }),
			[...new Set(paths)].flatMap((path) => writes.find((write) => write.path === path) ?? []),
		);
		return id;
	});
}

function isNewEntry({ path, before, after }: ChangedPiece): boolean {
	return !before && after !== undefined && isFieldsPath(path) && findKind(path).name in collections;
}
