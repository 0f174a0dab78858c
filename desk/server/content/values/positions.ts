import { getNextPosition } from "../../../../content-model/index.ts";
import type { FieldValues } from "../../../shared/api/forms.ts";
import { collections } from "../kinds/deskKinds.ts";
import { getInnerSchema } from "../kinds/jsonSchema.ts";
import { getKind, getSchema } from "../kinds/kinds.ts";
import { parseFields } from "../yaml/parseFields.ts";
import { readFields } from "./fields.ts";
import { listFilesOfKind } from "./titles.ts";

// An entry of a kind that has an order holds its position among the others, a number from 1, in a field of its own.

/** Gets the field that holds the position of an entry of a kind; undefined if the kind has no order. */
export function getPositionField(kind: string): string | undefined {
	return collections[kind]?.positionField;
}

/** Gets the position of an entry; undefined if it has none, or its field holds no number. */
export function getPosition(fields: FieldValues, field: string): number | undefined {
	const position = fields[field];
	return typeof position === "number" ? position : undefined;
}

/** Reads the position of an entry. @param bytes of its file */
export function readPosition(bytes: Buffer | undefined, field: string): number | undefined {
	return getPosition(parseFields(bytes?.toString() ?? ""), field);
}

/** Lists the positions of the entries of a kind. @param except a file to leave out */
function listPositions(root: string, kind: string, except?: string): number[] {
	const field = getPositionField(kind) ?? "";
	return listFilesOfKind(root, kind)
		.filter((path) => path !== except)
		.flatMap((path) => getPosition(readFields(root, path), field) ?? []);
}

/** Finds the position after all others of a kind. @param except a file that is none of them */
export function findNextPosition(root: string, kind: string, except?: string): number {
	return getNextPosition(listPositions(root, kind, except));
}

/** Checks whether an entry of a kind is at a position already. */
export function isPositionTaken(root: string, kind: string, position: unknown): boolean {
	return listPositions(root, kind).some((other) => other === position);
}

/**
 * Sets the position of an entry whose form hides it: that of its file by now, or the next after the others.
 * @param path of its file; empty for a new one
 */
export function setHiddenPosition(
	root: string,
	{ path, data }: { path: string; data: FieldValues },
	file: string,
): FieldValues {
	const kind = getKind(file);
	const field = getPositionField(kind.name);
	if (!field || getInnerSchema(getSchema(kind), field)?.formWidget !== "hidden") {
		return data;
	}
	// `file` is left out: a form whose first response was lost is saved in it already.
	const position = path ? readFields(root, path)[field] : findNextPosition(root, kind.name, file);
	return { ...data, [field]: position };
}

/**
 * Makes a form follow its position among the others from now on, unless another was typed.
 * @returns the form as it is whenever that is asked for.
 */
export function trackPosition<Form extends { path: string; data: FieldValues }>(
	root: string,
	form: Form,
): () => Form {
	const field = form.path && getPositionField(getKind(form.path).name);
	if (!field || form.data[field] !== readFields(root, form.path)[field]) {
		return () => form;
	}
	return () => ({
		...form,
		data: { ...form.data, [field]: readFields(root, form.path)[field] },
	});
}

/** Creates the position of a new entry, as its form begins. */
export function createPosition(root: string, kind: string): FieldValues {
	const field = getPositionField(kind);
	return field ? { [field]: findNextPosition(root, kind) } : {};
}
