import type { FieldPath } from "../../../shared/api/forms.ts";

/** What somebody has done in a form since it was filled. It ends with the next filling, as after a save or a discard. */
export interface FormSession {
	/** The ids of the fields in which something was typed. */
	touched: ReadonlySet<string>;
	/** Whether a save was tried. */
	hasTriedToSave: boolean;
	/** The fields of an event that have been set by themselves. */
	automaticTimes: AutomaticTimes;
	/** The item that was removed from a list last, to be put back alone. */
	removedItem?: RemovedItem | undefined;
}

/** An item, and where it was. */
export interface RemovedItem {
	list: FieldPath;
	index: number;
	item: unknown;
}

/** Fields of an event's form that have been set automatically. */
export interface AutomaticTimes {
	/** The end that has moved with the start. */
	end?: string;
	/** The day that Updated was set to. */
	updated?: string;
	/** Whether the person has taken that back. */
	isDeclined?: true;
}

/** The session of a form that has just been filled. */
export const newSession: FormSession = {
	touched: new Set(),
	hasTriedToSave: false,
	automaticTimes: {},
};
