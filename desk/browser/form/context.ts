import type { Choice, Data, Place } from "../../api.ts";

/** What widgets know beyond their field. */
export interface DeskFormContext {
	kind: string;
	/** What the entry is called, for the names of its pictures. */
	title: string;
	links: readonly Choice[];
	facts: Readonly<Record<string, string>>;
	data: Data;
	/** Moves an entry of a list. */
	move(list: Place, from: number, to: number): void;
	/** Changes several fields at once. */
	change(data: Data): void;
}

/** The id of a field's element. */
export function fieldId(place: Place): string {
	return ["f", ...place].join(".");
}
