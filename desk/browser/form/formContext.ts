import { createContext, useContext } from "react";
import type { FieldPath, FieldValues, SelectOption } from "../../shared/api/forms.ts";
import { findOriginalValue } from "../../shared/priceQuestion.ts";

/**
 * Data that controls have beside their own field. It stays the same while somebody types: the form library renders all
 * fields where it changes.
 */
export interface DeskFormContext {
	kind: string;
	/** The field with the sources of the text, if it can have any. */
	sourcesField: string | undefined;
	links: readonly SelectOption[];
	facts: Readonly<Record<string, string>>;
	/** The data that the form was filled with. */
	original: FieldValues;
}

/** The form as it is typed, and the ways to change more of it than one field. */
export interface TypedForm {
	data: FieldValues;
	/** Title of the entry, for the names of its pictures. */
	title: string;
	/** Moves items of a list, or puts one back. */
	changeItems(listPath: FieldPath, change: (items: unknown[]) => unknown[]): void;
	/** Changes several fields at once. */
	change(data: FieldValues): void;
}

/** The form around its fields. */
export const TypedFormContext = createContext<TypedForm | undefined>(undefined);

/** Takes the form as it is typed into a component, which is then rendered at each key, whatever field it is of. */
export function useTypedForm(): TypedForm {
	const form = useContext(TypedFormContext);
	if (!form) {
		throw new Error("There is no form around this.");
	}
	return form;
}

/** Finds the items that a list had when the form was filled. */
export function findOriginalItems(
	data: FieldValues,
	original: FieldValues,
	listPath: FieldPath,
): readonly unknown[] {
	const items = findOriginalValue(data, original, listPath);
	return Array.isArray(items) ? items : [];
}
