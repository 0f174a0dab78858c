import { isFieldsPath } from "../../content/files/contentFiles.ts";
import { collections } from "../../content/kinds/deskKinds.ts";
import { getKind } from "../../content/kinds/kinds.ts";
import { readPosition } from "../../content/values/positions.ts";
import { type ChangedPiece, type FileDiff, listChangedParts } from "./fileDiff.ts";

/**
 * Finds the kinds whose entries are in another order. Each has everything that this cannot be published without: the
 * positions of the entries that have moved, then those, or the whole of removed entries, that would clash. A new entry
 * stays a change of its own: nobody who discards an order means to lose it. If it takes a place that the order has freed,
 * a publication names the order as needed.
 */
export function findReorderings(files: readonly FileDiff[]): ChangedPiece[][] {
	return Object.entries(collections).flatMap(([name, { positionField: field }]) => {
		if (!field) {
			return [];
		}
		const changedPositions = files
			.filter(({ path }) => isFieldsPath(path) && getKind(path).name === name)
			.map((file) => ({
				file,
				positions: [readPosition(file.before, field), readPosition(file.after, field)],
			}))
			.filter(({ positions: [before, after] }) => before !== after);
		const moves = changedPositions.filter(({ positions }) => !positions.includes(undefined));
		if (moves.length < 2) {
			return [];
		}
		// If one entry left a position and another took it, publishing only one would give two entries the same position.
		const affectedPositions = new Set(moves.flatMap(({ positions }) => positions));
		const clashes = changedPositions.filter(
			(change) =>
				!moves.includes(change) &&
				change.file.before !== undefined &&
				change.positions.some((position) => affectedPositions.has(position)),
		);
		return [
			[...moves, ...clashes].map(({ file }) =>
				listChangedParts(file).includes(field) ? { ...file, part: field } : file,
			),
		];
	});
}
