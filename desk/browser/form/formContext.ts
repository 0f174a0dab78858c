import type { Registry } from "@rjsf/utils";
import { createContext, useContext } from "react";
import type { FieldPath, FieldValues, SelectOption } from "../../shared/api/forms.ts";

/**
 * Data that widgets have beside their own field. It stays the same while somebody types: the form library renders all
 * fields where it changes.
 */
export interface DeskFormContext {
	kind: string;
	/** Whether the text of the entry has citations. */
	hasCitations: boolean;
	links: readonly SelectOption[];
	facts: Readonly<Record<string, string>>;
	/** The data that the form was filled with. */
	original: FieldValues;
}

/** Gets what the widgets and templates of a form have beside their own field. */
export function getFormContext({ formContext }: Pick<Registry, "formContext">): DeskFormContext {
	return formContext as DeskFormContext;
}

/** The form as it is typed, and the ways to change more of it than one field. */
export interface TypedForm {
	data: FieldValues;
	/** Title of the entry, for the names of its pictures. */
	title: string;
	/** Moves an item of a list. */
	move(list: FieldPath, from: number, to: number): void;
	/** Notes an item that is about to be removed from a list. */
	recordItemRemoval(list: FieldPath, index: number): void;
	/** The item that was removed last, to be put back. */
	removedItem: { list: FieldPath; title: string } | undefined;
	/** Puts that item back in its place. */
	restoreRemovedItem(): void;
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
