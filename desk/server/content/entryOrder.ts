import { getNextPlace } from "../../../content-model/index.ts";
import type { FormValues } from "../../shared/api.ts";
import { collections } from "./deskKinds.ts";
import { readFields } from "./fields.ts";
import { getInnerSchema } from "./innerSchema.ts";
import { findKind, getSchema } from "./kinds.ts";
import { parseFields } from "./parseFields.ts";
import { listFilesOfKind } from "./titles.ts";

// An entry of a kind that has an order holds its place among the others, a number from 1, in a field of its own.

/** Gets the field of the place that an entry of a kind has; undefined if the kind has no order. */
export function getOrderField(kind: string): string | undefined {
	return collections[kind]?.orderField;
}

/** Gets the place of an entry; undefined if it has none, or its field holds no number. */
export function getPlace(fields: FormValues, field: string): number | undefined {
	const place = fields[field];
	return typeof place === "number" ? place : undefined;
}

/** Reads the place of an entry. @param bytes of its file */
export function readPlace(bytes: Buffer | undefined, field: string): number | undefined {
	return getPlace(parseFields(bytes?.toString() ?? ""), field);
}

/** Lists the places of the entries of a kind. @param except a file to leave out */
function listPlaces(root: string, kind: string, except?: string): number[] {
	const field = getOrderField(kind) ?? "";
	return listFilesOfKind(root, kind)
		.filter((path) => path !== except)
		.flatMap((path) => getPlace(readFields(root, path), field) ?? []);
}

/** Finds the place after all others of a kind. @param except a file that is none of them */
export function findNextPlace(root: string, kind: string, except?: string): number {
	return getNextPlace(listPlaces(root, kind, except));
}

/** Checks whether an entry of a kind has a place already. */
export function isPlaceTaken(root: string, kind: string, place: unknown): boolean {
	return listPlaces(root, kind).some((other) => other === place);
}

/**
 * Sets the place of an entry whose form hides it: the place that its file has by now, or the next after the others.
 * @param path of its file; empty for a new one
 */
export function setHiddenPlace(
	root: string,
	{ path, data }: { path: string; data: FormValues },
	file: string,
): FormValues {
	const kind = findKind(file);
	const field = getOrderField(kind.name);
	if (!field || getInnerSchema(getSchema(kind), field)?.formWidget !== "hidden") {
		return data;
	}
	// `file` is left out: a form whose first response was lost is saved in it already.
	const place = path ? readFields(root, path)[field] : findNextPlace(root, kind.name, file);
	return { ...data, [field]: place };
}

/**
 * Makes a form follow its place among the others from now on, unless another was typed.
 * @returns the form as it is whenever that is asked for.
 */
export function followPlace<Form extends { path: string; data: FormValues }>(
	root: string,
	form: Form,
): () => Form {
	const field = form.path && getOrderField(findKind(form.path).name);
	if (!field || form.data[field] !== readFields(root, form.path)[field]) {
		return () => form;
	}
	return () => ({
		...form,
		data: { ...form.data, [field]: readFields(root, form.path)[field] },
	});
}

/** Creates the place of a new entry, as its form begins. */
export function createPlace(root: string, kind: string): FormValues {
	const field = getOrderField(kind);
	return field ? { [field]: findNextPlace(root, kind) } : {};
}
