import { isFieldsPath, readContent } from "../../content/files/contentFiles.ts";
import { getKind } from "../../content/kinds/kinds.ts";
import type { OptionLists } from "../../content/values/optionLists.ts";
import { readPosition } from "../../content/values/positions.ts";
import { getTitleFromFields, listFilesOfKind } from "../../content/values/titles.ts";
import { parseFields } from "../../content/yaml/parseFields.ts";
import { type Change, listPieces } from "../changes/change.ts";
import { isNewEntry } from "../changes/isNewEntry.ts";
import { describeDifferences } from "./describeDifferences.ts";

/**
 * Describes the new order of a kind's entries, and which of them are removed. New entries are changes of their own.
 * @param changes all of them
 */
export function describeOrder(
	root: string,
	change: Change,
	field: string,
	{ changes, optionLists }: { changes: readonly Change[]; optionLists: OptionLists },
): string[] {
	const kind = getKind(change.path);
	const pieces = listPieces(change).filter(
		({ path }) => isFieldsPath(path) && getKind(path) === kind,
	);
	const diffsByPath = new Map(pieces.map((piece) => [piece.path, piece]));
	const newPaths = changes.filter(isNewEntry).map(({ path }) => path);
	const paths = new Set([...listFilesOfKind(root, kind.name), ...diffsByPath.keys()]);
	const listTitles = (side: "before" | "after") =>
		[...paths]
			.filter((path) => !newPaths.includes(path))
			.map((path) => {
				const diff = diffsByPath.get(path);
				const bytes = diff ? diff[side] : readContent(root, path);
				return { bytes, position: readPosition(bytes, field), path };
			})
			.filter(({ position }) => position !== undefined)
			.sort((a, b) => Number(a.position) - Number(b.position))
			.map(({ path, bytes }) => getTitleFromFields(path, parseFields(String(bytes))));
	return [
		describeMove(listTitles("before"), listTitles("after")),
		...pieces.flatMap(({ path, part, before, after }) =>
			part ? [] : describeDifferences(path, before, after, optionLists),
		),
	];
}

const ordinals = [
	"first",
	"second",
	"third",
	"fourth",
	"fifth",
	"sixth",
	"seventh",
	"eighth",
	"ninth",
	"tenth",
	"eleventh",
	"twelfth",
];

/**
 * Describes the new order of a list in a sentence: the item that has moved, if it is one; else the order.
 * @param before titles in their order.
 * @param after the same.
 */
function describeMove(before: readonly string[], after: readonly string[]): string {
	const isOnlyMove = (title: string) =>
		before.filter((other) => other !== title).join("\n") ===
		after.filter((other) => other !== title).join("\n");
	// Of two neighbours that changed places, the one that went up.
	const movedTitle = after.find(
		(title, index) =>
			before.includes(title) && before.indexOf(title) !== index && isOnlyMove(title),
	);
	const ordinal = movedTitle === undefined ? "" : ordinals[after.indexOf(movedTitle)];
	return movedTitle && ordinal
		? `${movedTitle} is now ${ordinal}.`
		: `The order is now: ${after.join(", ")}.`;
}
