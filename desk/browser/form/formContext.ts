import type { Registry } from "@rjsf/utils";
import type { FieldPath, FieldValues, SelectOption } from "../../shared/api/forms.ts";

/** Data that widgets have beside their own field. */
export interface DeskFormContext {
	kind: string;
	/** Whether the text of the entry has citations. */
	hasCitations: boolean;
	/** Title of the entry, for the names of its pictures. */
	title: string;
	links: readonly SelectOption[];
	facts: Readonly<Record<string, string>>;
	data: FieldValues;
	/** The data that the form was filled with. */
	base: FieldValues;
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

/** Gets what the widgets and templates of a form have beside their own field. */
export function getFormContext({ formContext }: Pick<Registry, "formContext">): DeskFormContext {
	return formContext as DeskFormContext;
}
