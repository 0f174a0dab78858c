import type { AutomaticTimes } from "../../state/unsavedEdits.ts";

/** What somebody has done in a form since it was filled. It ends with the next filling, as after a save or a discard. */
export interface FormSession {
	/** The ids of the fields in which something was typed. */
	touched: ReadonlySet<string>;
	/** Whether a save was tried. */
	hasTriedToSave: boolean;
	/** The fields of an event that have been set by themselves. */
	automaticTimes: AutomaticTimes;
}

/** The session of a form that has just been filled. */
export const newSession: FormSession = {
	touched: new Set(),
	hasTriedToSave: false,
	automaticTimes: {},
};
