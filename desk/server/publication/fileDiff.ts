import { isDeepStrictEqual } from "node:util";
import { getValue, isRecord } from "../../../content-model/index.ts";
import { parseFields } from "../content/fields.ts";
import { sharedLists } from "../content/sharedLists.ts";
import { editYaml } from "../form/editYaml.ts";

/** A file that differs from the last publication. */
export interface FileDiff {
	path: string;
	before: Buffer | undefined;
	after: Buffer | undefined;
}

type Side = "before" | "after";

/** Lists the parts of a file's list that have changed, by their names. None where the file cannot be compared. */
export function listChangedParts(diff: FileDiff): string[] {
	const [before, after] = [readParts(diff, "before"), readParts(diff, "after")];
	if (!before || !after) {
		return [];
	}
	return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
		(name) => !isDeepStrictEqual(before[name], after[name]),
	);
}

/** Reads a part of a file's list as it is now, if it is there. */
export function readPart(diff: FileDiff, part: string): unknown {
	return readParts(diff, "after")?.[part];
}

/** Checks whether anything but some parts of its list has changed in a file. */
export function hasOtherChanges(diff: FileDiff, parts: readonly string[]): boolean {
	const before = parseFields(diff.before?.toString() ?? "");
	return parts.length === 0 || !isDeepStrictEqual(replaceParts(diff, "after", parts), before);
}

/** The differences of a file that are to be applied. */
interface SelectedParts {
	/** The parts that belong to other changes. */
	claimedParts: readonly string[];
	/** Those of them that are applied. */
	selectedParts: readonly string[];
	/** Whether what belongs to no other change is applied too. */
	isRestSelected: boolean;
}

/** Applies some differences of a file to its last published version. */
export function applyParts(
	diff: FileDiff,
	{ claimedParts, selectedParts, isRestSelected }: SelectedParts,
): Buffer | undefined {
	const hasRest = hasOtherChanges(diff, claimedParts);
	if (selectedParts.length === 0 && !(isRestSelected && hasRest)) {
		return diff.before;
	}
	const leftOutParts = claimedParts.filter((part) => !selectedParts.includes(part));
	if (leftOutParts.length === 0 && (isRestSelected || !hasRest)) {
		return diff.after;
	}
	const [side, parts] = isRestSelected
		? (["after", leftOutParts] as const)
		: (["before", selectedParts] as const);
	return Buffer.from(editYaml(String(diff[side]), replaceParts(diff, side, parts)));
}

/** Copies the fields of one side of a file, with some parts of its list as the other side has them. */
function replaceParts(
	diff: FileDiff,
	side: Side,
	parts: readonly string[],
): Record<string, unknown> {
	const otherSide = side === "before" ? "after" : "before";
	const [own = {}, other = {}] = [readParts(diff, side), readParts(diff, otherSide)];
	const list = Object.fromEntries(
		[...new Set([...Object.keys(own), ...Object.keys(other)])].flatMap((name) => {
			const source = parts.includes(name) ? other : own;
			return name in source ? [[name, source[name]]] : [];
		}),
	);
	return { ...parseFields(String(diff[side])), [sharedLists[diff.path] ?? ""]: list };
}

function readParts(diff: FileDiff, side: Side): Record<string, unknown> | undefined {
	const field = sharedLists[diff.path];
	const bytes = diff[side];
	const list = field && bytes && getValue(parseFields(bytes.toString()), [field]);
	return isRecord(list) ? list : undefined;
}
