import { isFieldsPath } from "../content/contentFiles.ts";
import { collections } from "../content/deskKinds.ts";
import { readPlace } from "../content/entryOrder.ts";
import { findKind } from "../content/kinds.ts";
import { type FileDiff, listChangedParts, type Member } from "./fileDiff.ts";

/**
 * Finds the kinds whose entries are in another order. Each has everything that this cannot be published without: the
 * places of the entries that have moved, then those, or the whole of new and removed entries, that would clash.
 */
export function findReorderings(files: readonly FileDiff[]): Member[][] {
	return Object.entries(collections).flatMap(([name, { orderField: field }]) => {
		if (!field) {
			return [];
		}
		const changedPlaces = files
			.filter(({ path }) => isFieldsPath(path) && findKind(path).name === name)
			.map((file) => ({
				file,
				places: [readPlace(file.before, field), readPlace(file.after, field)],
			}))
			.filter(({ places: [before, after] }) => before !== after);
		const moves = changedPlaces.filter(({ places }) => !places.includes(undefined));
		if (moves.length < 2) {
			return [];
		}
		// If one entry left a place and another took it, publishing only one would give two entries the same place.
		const affectedPlaces = new Set(moves.flatMap(({ places }) => places));
		const clashes = changedPlaces.filter(
			(change) =>
				!moves.includes(change) && change.places.some((place) => affectedPlaces.has(place)),
		);
		return [
			[...moves, ...clashes].map(({ file }) =>
				listChangedParts(file).includes(field) ? { file, part: field } : { file },
			),
		];
	});
}
