import type { ContentWritten } from "../../shared/api/entries.ts";
import type { ReviewedPiece } from "../../shared/api/review.ts";
import { getPieceKey, type Piece } from "../../shared/piece.ts";
import { type FileWrite, getVersion, isContentPath } from "../content/files/contentFiles.ts";
import { addDependentWrites } from "../content/files/dependentWrites.ts";
import { describeIssues } from "../issues/describeIssue.ts";
import { Refusal } from "../refusals/refusal.ts";
import { deleteRestored, writeOnceInTrash } from "../removals/trash.ts";
import { refuseIssues, type Workspace } from "../workspace/workspace.ts";
import { applyPieces, type Change, listPieces, listSeparateParts } from "./changes/change.ts";
import { readChanges } from "./changes/readChanges.ts";
import { requireReviewed } from "./changes/reviewedPieces.ts";
import { trashNewEntries } from "./trashNewEntries.ts";

/**
 * Discards a saved change: its pieces are restored as last published, and a new entry goes to the trash.
 * @param pieces all of the change as it was reviewed, first the one that gives it its name
 */
export async function discard(
	workspace: Workspace,
	pieces: readonly ReviewedPiece[],
): Promise<ContentWritten> {
	const { root } = workspace;
	const discarded = requireChange(root, pieces);
	const { written } = await workspace.save({
		createWrites: () => createDiscardWrites(root, discarded),
		refuse: (issues) =>
			refuseIssues(
				issues,
				`It cannot be discarded by itself: ${describeIssues(root, issues).join(" ")} Discard or change that first.`,
			),
		carryOut: (writeAll, writes) => {
			const trashIds = trashNewEntries(root, [discarded.change], writes);
			writeOnceInTrash(root, trashIds, writeAll);
		},
	});
	// What is discarded may be a removal.
	deleteRestored(root);
	return { written };
}

/** A change, and all that there are. */
interface ChangeAmongAll {
	change: Change;
	changes: readonly Change[];
}

/** Requires a change that was reviewed. @throws Refusal where there is none, or another one than was reviewed. */
function requireChange(root: string, pieces: readonly ReviewedPiece[]): ChangeAmongAll {
	requireReviewed(root, pieces);
	const changes = readChanges(root);
	const [mainKey, ...includedKeys] = pieces.map(getPieceKey);
	const change = changes.find((other) => getPieceKey(other) === mainKey);
	if (!change) {
		throw new Refusal("changed", "This change is no longer there. Look at the list again.");
	}
	if (!change.included.every((piece) => includedKeys.includes(getPieceKey(piece)))) {
		throw new Refusal(
			"changed",
			"This change has more in it than when you reviewed it, so nothing was done. Look at the list again.",
		);
	}
	return { change, changes };
}

/** Creates the writes that discard a change, and what follows from them. */
function createDiscardWrites(root: string, { change, changes }: ChangeAmongAll): FileWrite[] {
	const ownWrites = listDiscardWrites(change, changes);
	return isContentPath(change.path) ? addDependentWrites(root, ownWrites) : ownWrites;
}

/** Lists the files of a change as they were before it, and as the other changes have left them. */
function listDiscardWrites(change: Change, changes: readonly Change[]): FileWrite[] {
	const discarded = listPieces(change);
	const discardedKeys = new Set(discarded.map(getPieceKey));
	const files = [...new Map(discarded.map((file) => [file.path, file])).values()];
	return files.map((file) => {
		const { path, after } = file;
		const parts = listSeparateParts(changes, path);
		// The rest is kept even where no change has it: its comments may have changed.
		const pieces: Piece[] = [{ path }, ...parts.map((part) => ({ path, part }))];
		const keptPieces = pieces.filter((piece) => !discardedKeys.has(getPieceKey(piece)));
		return { path, bytes: applyPieces(file, changes, keptPieces), baseVersion: getVersion(after) };
	});
}
