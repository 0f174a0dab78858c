import { isDeepStrictEqual } from "node:util";
import { getValue, isRecord } from "../../../../content-model/index.ts";
import type { Piece } from "../../../shared/piece.ts";
import { getVersion, isFieldsPath } from "../../content/files/contentFiles.ts";
import { wordsFile } from "../../content/files/knownFiles.ts";
import { copyField } from "../../content/yaml/copyField.ts";
import { editYaml } from "../../content/yaml/editYaml.ts";
import { parseFields } from "../../content/yaml/parseFields.ts";
import { listPartNames, listPartPaths } from "./fileParts.ts";
import { revertWords } from "./wordList.ts";

/** A file that differs from the last publication. */
export interface FileDiff {
	path: string;
	before: Buffer | undefined;
	after: Buffer | undefined;
}

/** A piece, with its file as it was and is. */
export interface ChangedPiece extends FileDiff, Piece {}

/** Lists the parts of a file that have changed, by their names. None where the file cannot be compared. */
export function listChangedParts({ path, before, after }: FileDiff): string[] {
	if (!before || !after || !isFieldsPath(path)) {
		return [];
	}
	const [oldFields, newFields] = [parseFields(before.toString()), parseFields(after.toString())];
	if (Object.keys(oldFields).length === 0 || Object.keys(newFields).length === 0) {
		return [];
	}
	return listPartNames(path, oldFields, newFields).filter((part) =>
		listPartPaths(path, part).some(
			(fieldPath) =>
				!isDeepStrictEqual(getValue(oldFields, fieldPath), getValue(newFields, fieldPath)),
		),
	);
}

/** Reads a part of one side of a file, if it is there. */
export function readPart(diff: FileDiff, side: "before" | "after", part: string): unknown {
	const [fieldPath = []] = listPartPaths(diff.path, part);
	return getValue(parseFields(String(diff[side] ?? "")), fieldPath);
}

/**
 * Describes what a piece changes of the last published version of its file: its fields, with their values before and
 * after. Other changes of the file leave the description as it is. Of a file that goes as a whole, or of which comments
 * alone have changed, it is the version.
 * @param separateParts the parts of the file that are pieces of their own
 */
export function describePiece(
	{ part, ...diff }: ChangedPiece,
	separateParts: readonly string[],
): unknown {
	const { path, before, after } = diff;
	const version = getVersion(after);
	if (!before || !after || !isFieldsPath(path)) {
		return version;
	}
	const [oldFields, newFields] = [parseFields(String(before)), parseFields(String(after))];
	if (part !== undefined) {
		// What follows it is published with it, and may be changed by hand.
		return listPartPaths(path, part).flatMap((fieldPath) => [
			getValue(oldFields, fieldPath),
			getValue(newFields, fieldPath),
		]);
	}
	if (listPartNames(path, oldFields, newFields).length === 0) {
		return version;
	}
	const differences = listDifferences(oldFields, replaceParts(diff, "after", separateParts));
	return differences.length > 0 ? differences : version;
}

/** Lists the fields in which two values differ, each with its path and both of its values. */
function listDifferences(
	before: unknown,
	after: unknown,
	fieldPath: readonly string[] = [],
): unknown[] {
	if (isDeepStrictEqual(before, after)) {
		return [];
	}
	if (!isRecord(before) || !isRecord(after)) {
		return [[fieldPath, before, after]];
	}
	const names = [...new Set([before, after].flatMap(Object.keys))].toSorted();
	return names.flatMap((name) => listDifferences(before[name], after[name], [...fieldPath, name]));
}

/** Checks whether anything but some parts has changed in a file. */
export function hasOtherChanges(diff: FileDiff, parts: readonly string[]): boolean {
	const before = parseFields(diff.before?.toString() ?? "");
	return parts.length === 0 || !isDeepStrictEqual(replaceParts(diff, "after", parts), before);
}

/** The differences of a file that are to be applied. */
interface SelectedParts {
	/** The parts that can go without the rest. */
	separateParts: readonly string[];
	/** Those of them that are applied. */
	selectedParts: readonly string[];
	/** Whether the rest is applied too. */
	isRestSelected: boolean;
}

/**
 * Applies some differences of a file to its last published version. Say that a brand went from Mallee to Redgum, and a
 * phone number, a separate part, from 0142 to 0555. The phone number alone makes Mallee and 0555 of it, by an edit of
 * the published file; the rest alone makes Redgum and 0142, by an edit of the current one.
 */
export function applyParts(
	diff: FileDiff,
	{ separateParts, selectedParts, isRestSelected }: SelectedParts,
): Buffer | undefined {
	const unselectedParts = separateParts.filter((part) => !selectedParts.includes(part));
	const hasRest = hasOtherChanges(diff, separateParts);
	const isNoneSelected = selectedParts.length === 0 && !(isRestSelected && hasRest);
	const isAllSelected = unselectedParts.length === 0 && (isRestSelected || !hasRest);
	if (isNoneSelected) {
		return diff.before;
	}
	if (isAllSelected) {
		return diff.after;
	}
	// What is edited is the side that the rest stays as: its comments and its formatting stay with it.
	const [side, parts] = isRestSelected
		? (["after", unselectedParts] as const)
		: (["before", selectedParts] as const);
	return Buffer.from(editYaml(copyParts(diff, side, parts), replaceParts(diff, side, parts)));
}

/**
 * Takes the differences of a publication out of a file whose other parts may have changed since. What is as before the
 * publication again stays so.
 * @param current the file as it is now.
 * @returns the file without them; undefined if the same has changed otherwise since, or cannot be told apart.
 */
export function revertDiff(
	published: FileDiff,
	current: Buffer | undefined,
): { bytes: Buffer | undefined } | undefined {
	const { path, before, after } = published;
	if (isDeepStrictEqual(current, after)) {
		return { bytes: before };
	}
	if (path === wordsFile) {
		const [oldText, newText, text] = [before, after, current].map((bytes) => String(bytes ?? ""));
		return { bytes: Buffer.from(revertWords(oldText ?? "", newText ?? "", text ?? "")) };
	}
	if (isDeepStrictEqual(current, before)) {
		return { bytes: current };
	}
	// A file that was added or removed has no parts to tell apart.
	if (!before || !after || !current) {
		return;
	}
	const { publishedParts, partsSince, isRestPublished, changedAgain } = compareSince(
		published,
		current,
	);
	if (changedAgain.length > 0) {
		return;
	}
	const selection = {
		separateParts: [...publishedParts, ...partsSince],
		selectedParts: publishedParts,
		isRestSelected: isRestPublished,
	};
	// The publication is applied the other way round, from the file of now to what was before: a price that went from
	// 400 to 420 goes back to 400, and a title that has changed since stays.
	const reversed = { path, before: current, after: before };
	return { bytes: applyParts(reversed, selection) };
}

/** Lists the pieces of a file that a publication has changed and that have changed again since, but not back. */
export function listPiecesChangedAgain(published: FileDiff, current: Buffer | undefined): Piece[] {
	return compareSince(published, current).changedAgain;
}

/** Compares what a publication has changed in a file with what has changed there since. */
function compareSince(published: FileDiff, current: Buffer | undefined) {
	const { path, before, after } = published;
	const since = { path, before: after, after: current };
	// What it would still take to have the file as before.
	const back = { path, before: current, after: before };
	const [publishedParts, partsSince] = [listChangedParts(published), listChangedParts(since)];
	const isRestPublished = hasOtherChanges(published, publishedParts);
	const partsBack = listChangedParts(back);
	const changedAgain: Piece[] = publishedParts
		.filter((part) => partsSince.includes(part) && partsBack.includes(part))
		.map((part) => ({ path, part }));
	const isRestChangedAgain =
		hasOtherChanges(since, partsSince) && hasOtherChanges(back, [...publishedParts, ...partsSince]);
	if (isRestPublished && isRestChangedAgain) {
		changedAgain.push({ path });
	}
	return { publishedParts, partsSince, isRestPublished, changedAgain };
}

/** Copies the fields of one side of a file, with some of its parts as the other side has them. */
function replaceParts(
	{ path, before, after }: FileDiff,
	side: "before" | "after",
	parts: readonly string[],
): Record<string, unknown> {
	const [own, other] = side === "before" ? [before, after] : [after, before];
	const otherFields = parseFields(String(other ?? ""));
	return parts
		.flatMap((part) => listPartPaths(path, part))
		.reduce(
			(fields, fieldPath) => setField(fields, fieldPath, getValue(otherFields, fieldPath)),
			parseFields(String(own ?? "")),
		);
}

/**
 * Copies the text of one side of a file, with some of its parts as they are written on the other side. A part whose text
 * cannot be taken from there, such as a reference to another field, stays.
 */
function copyParts(
	{ path, before, after }: FileDiff,
	side: "before" | "after",
	parts: readonly string[],
): string {
	const [own, other] = (side === "before" ? [before, after] : [after, before]).map(String);
	const otherFields = parseFields(other ?? "");
	return parts
		.flatMap((part) => listPartPaths(path, part))
		.reduce((text, fieldPath) => {
			const copy = copyField(text, other ?? "", fieldPath);
			const fields = setField(parseFields(text), fieldPath, getValue(otherFields, fieldPath));
			return isDeepStrictEqual(parseFields(copy), fields) ? copy : text;
		}, own ?? "");
}

/** Copies fields with another value of one. @param value undefined removes the field */
function setField(
	fields: Record<string, unknown>,
	[name = "", ...rest]: readonly string[],
	value: unknown,
): Record<string, unknown> {
	const { [name]: old, ...others } = fields;
	const group = isRecord(old) ? old : {};
	const newValue = rest.length > 0 ? setField(group, rest, value) : value;
	return newValue === undefined ? others : { ...fields, [name]: newValue };
}
