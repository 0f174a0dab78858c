import { isDeepStrictEqual } from "node:util";
import { getValue, isRecord } from "../../../content-model/index.ts";
import { parseFields } from "../content/fields.ts";
import { sharedLists } from "../content/sharedLists.ts";
import { editYaml } from "../form/editYaml.ts";

/** A file that differs from the last publication. */
export interface ChangedFile {
	path: string;
	before: Buffer | undefined;
	after: Buffer | undefined;
}

/** Lists the entries of a file's list that have changed, by their names. None where the file cannot be compared. */
export function listChangedParts(file: ChangedFile): string[] {
	const [before, after] = [readList(file, "before"), readList(file, "after")];
	if (!before || !after) {
		return [];
	}
	return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
		(name) => !isDeepStrictEqual(before[name], after[name]),
	);
}

/** Reads an entry of a file's list as it is now, if it is there. */
export function readPart(file: ChangedFile, part: string): unknown {
	return readList(file, "after")?.[part];
}

/** Checks whether anything but some entries of its list has changed in a file. */
export function hasOtherChanges(file: ChangedFile, parts: readonly string[]): boolean {
	const before = parseFields(file.before?.toString() ?? "");
	return (
		parts.length === 0 || !isDeepStrictEqual(withParts(file, "after", "before", parts), before)
	);
}

/**
 * A file in which only some of its changes have been made.
 * @param claimed the entries that belong to other changes.
 * @param chosen those of them that are made.
 * @param isRestChosen whether what belongs to no other change is made too.
 */
export function selectParts(
	file: ChangedFile,
	claimed: readonly string[],
	chosen: readonly string[],
	isRestChosen: boolean,
): Buffer | undefined {
	const hasRest = hasOtherChanges(file, claimed);
	if (chosen.length === 0 && !(isRestChosen && hasRest)) {
		return file.before;
	}
	const isWhole = claimed.every((part) => chosen.includes(part));
	if (isWhole && (isRestChosen || !hasRest)) {
		return file.after;
	}
	const edit = (from: "before" | "after", to: "before" | "after", parts: readonly string[]) =>
		Buffer.from(editYaml(String(file[from]), withParts(file, from, to, parts)));
	return isRestChosen
		? edit(
				"after",
				"before",
				claimed.filter((part) => !chosen.includes(part)),
			)
		: edit("before", "after", chosen);
}

/** One version of a file with some entries of its list as the other has them. */
function withParts(
	file: ChangedFile,
	from: "before" | "after",
	to: "before" | "after",
	parts: readonly string[],
): Record<string, unknown> {
	const [own = {}, other = {}] = [readList(file, from), readList(file, to)];
	const list = Object.fromEntries(
		[...new Set([...Object.keys(own), ...Object.keys(other)])].flatMap((name) => {
			const source = parts.includes(name) ? other : own;
			return name in source ? [[name, source[name]]] : [];
		}),
	);
	return { ...parseFields(String(file[from])), [sharedLists[file.path] ?? ""]: list };
}

function readList(
	file: ChangedFile,
	version: "before" | "after",
): Record<string, unknown> | undefined {
	const field = sharedLists[file.path];
	const bytes = file[version];
	const list = field && bytes && getValue(parseFields(bytes.toString()), [field]);
	return isRecord(list) ? list : undefined;
}
