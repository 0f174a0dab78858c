import { getValue } from "../../../content-model/browser.ts";
import type { FieldControl, FieldPath, FormField } from "../api/forms.ts";
import { findItemTitle } from "../items.ts";

/** A field of a form, and where it is. */
export interface FieldPlace {
	/** Undefined if the form has no such field. */
	field: (FieldControl & Pick<Partial<FormField>, "labelAfterItem">) | undefined;
	/** The labels on the way to it, its own the last. */
	labels: readonly string[];
}

/** Gets a field of a group, or that of an item of a list; undefined if the form has none. */
export function getInnerField(
	outer: FieldControl | undefined,
	key: string | number,
): FormField | undefined {
	switch (outer?.control) {
		case "group":
		case "crop":
			return outer.fields[key];
		case "list":
			return outer.item;
		case "tuple":
			return outer.items[Number(key)];
	}
}

/** Enters a field of a group or an item of a list. @param value that it holds */
export function enterField(
	{ field: outer, labels }: FieldPlace,
	key: string | number,
	value: unknown,
): FieldPlace {
	const field = getInnerField(outer, key);
	const label = getPlaceLabel(outer, field, key);
	// An item is called by its own name, if it has one.
	const title = typeof key === "number" ? findItemTitle(value) : undefined;
	return { field, labels: [...labels, title ?? label] };
}

function getPlaceLabel(
	outer: FieldControl | undefined,
	field: FormField | undefined,
	key: string | number,
): string {
	// The items of a tuple have their numbers in their labels.
	return typeof key === "number" && outer?.control !== "tuple"
		? `${field?.label ?? ""} ${key + 1}`.trim()
		: (field?.label ?? String(key));
}

/** Finds a place in a form. @param data of the form */
export function findFieldPlace(
	formSchema: FieldControl,
	data: unknown,
	fieldPath: FieldPath,
): FieldPlace {
	return fieldPath.reduce<FieldPlace>(
		(place, key, index) => enterField(place, key, getValue(data, fieldPath.slice(0, index + 1))),
		{ field: formSchema, labels: [] },
	);
}

/** Names a place by its labels: `Sources › Privacy › Published`; `Platform, price of Medium`. */
export function formatFieldPlace({ field, labels }: FieldPlace): string {
	const item = labels.at(-3);
	return field?.labelAfterItem && item ? `${item}, ${field.labelAfterItem}` : labels.join(" › ");
}

/**
 * Describes where a field is in a few words: its label, the item of a list that it is of, and the section of the
 * form that it is under.
 * @param data of the form
 */
export function describeFieldPlace(
	formSchema: FieldControl,
	data: unknown,
	fieldPath: FieldPath,
): string {
	const { labels } = findFieldPlace(formSchema, data, fieldPath);
	const [label = "", ...outer] = labels.toReversed();
	const section = outer.at(-1);
	if (section === undefined) {
		return label;
	}
	const itemIndex = fieldPath.findLastIndex((key) => typeof key === "number");
	const isOfItem = itemIndex > 0 && itemIndex < labels.length - 1;
	return `“${label}”${isOfItem ? ` of “${labels[itemIndex]}”` : ""}, under ${section}`;
}
