import { randomUUID } from "node:crypto";
import type { FileWrite } from "../content/files/contentFiles.ts";
import { createRemovalRecord } from "../removals/removeEntry.ts";
import { addToTrash } from "../removals/trash.ts";
import { belongsTo } from "./changes/belongsTo.ts";
import { type Change, listPieces } from "./changes/change.ts";
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
		const paths = [entry, ...pieces.filter((piece) => belongsTo(piece, entry))].map(
			({ path }) => path,
		);
		const id = randomUUID();
		addToTrash(
			root,
			id,
			createRemovalRecord(root, { path: entry.path, redirect: "" }),
			[...new Set(paths)].flatMap((path) => writes.find((write) => write.path === path) ?? []),
		);
		return id;
	});
}
