import { getValue } from "../../../../content-model/browser.ts";
import type { Entry, FileText } from "../../../shared/api/entries.ts";
import type { FieldGroup, FieldIssue, FieldValues } from "../../../shared/api/forms.ts";
import { formatMoment } from "../../../shared/formatDate.ts";
import { isSame } from "../../../shared/isSame.ts";
import type { UnsavedEdit } from "../../state/unsavedEdits.ts";
import { type FormSession, newSession } from "./formSession.ts";
import { isSent, rebasePosition, reconcile } from "./reconcile.ts";

/** The last event, in words. */
interface Status {
	tone: "info" | "good" | "bad";
	message: string;
	/** How somebody else's version is dealt with: compared with what is in the form, or mended as text. */
	remedy?: "compare" | "mend";
}

/** A change of what a form holds, with what it changes in the session. */
export interface FormChange {
	data: FieldValues;
	session?: Partial<FormSession> | undefined;
}

/** What an open form holds. */
export interface OpenForm {
	entry: Entry;
	/** Version of the file that the form was filled from. */
	version: string;
	/** The data that the form was filled from. */
	original: FieldValues;
	data: FieldValues;
	/** What was sent to be saved, the last at the end: the file may have any of it, as no answer has come. */
	sent?: readonly FieldValues[] | undefined;
	issues: readonly FieldIssue[];
	session: FormSession;
}

/** An entry on its way from the file into the form and back, and what was last said of it. */
export type EntryState = { status?: Status | undefined } & (
	| { type: "loading" }
	/** A file that is gone, with what was typed in it, and the fields that its form had. */
	| { type: "gone"; edit: UnsavedEdit; formSchema: FieldGroup }
	/** A file that no form can show; with its form, if something was typed in it while it could. */
	| { type: "unreadable"; file: FileText; form?: OpenForm }
	| { type: "editing"; form: OpenForm }
	| { type: "saving"; form: OpenForm }
	/** Somebody else has saved the file meanwhile: `theirs` is how they left it. */
	| { type: "conflict"; form: OpenForm; theirs: Entry }
);

/** Those of its states in which its form is open. */
export type OpenState = Extract<EntryState, { form: OpenForm }>;

/** An event of an entry. */
export type EntryEvent =
	| { type: "opened"; file: Entry | FileText }
	| { type: "failed"; message: string }
	| { type: "gone"; edit: UnsavedEdit; formSchema: FieldGroup }
	/**
	 * `isStored` is false where the browser could not store what was typed; `isOfClosedTab` is true where this tab's own
	 * text has just been discarded.
	 */
	| {
			type: "edit-restored";
			edit: UnsavedEdit;
			isOutdated: boolean;
			isStored: boolean;
			isOfClosedTab: boolean;
	  }
	/** `isStored` as above; `fieldId` is given where one field has changed. */
	| ({ type: "typed"; isStored?: boolean; fieldId?: string | undefined } & FormChange)
	| { type: "checked"; issues: readonly FieldIssue[] }
	/** Somebody has changed the file while nothing was typed: it is shown as it is now. */
	| { type: "reloaded"; file: Entry | FileText }
	/** Somebody has changed the file, or has put it back: `theirs` is how it is now. */
	| { type: "outdated"; theirs: Entry | FileText }
	| { type: "save-began" }
	| { type: "saved"; entry: Entry; dataAtSave: FieldValues }
	| {
			type: "refused";
			message: string;
			issues?: readonly FieldIssue[];
			theirs?: Entry | FileText;
	  }
	| { type: "discarded" }
	| { type: "compared"; theirs: Entry }
	| { type: "comparison-closed" }
	/** What is kept of both versions was chosen: the form holds it, on top of theirs. */
	| { type: "resolved"; theirs: Entry; data: FieldValues };

const outdatedStatus: Status = {
	tone: "bad",
	message: "This has been changed since you opened it, in another tab, by a colleague or by hand.",
	remedy: "compare",
};

const unreadableStatus: Status = {
	tone: "bad",
	message:
		"This file was changed by hand and cannot be read now. What you typed is kept: fix the file before you save.",
	remedy: "mend",
};

const reloadedStatus: Status = {
	tone: "info",
	message:
		"This has been changed in another tab, by a colleague or by hand. It is shown as it is now.",
};

const savedStatus: Status = { tone: "good", message: "Saved." };

const partlySavedStatus: Status = {
	tone: "info",
	message: "Saved, except for what you have typed since.",
};

const notStoredStatus: Status = {
	tone: "bad",
	message: "This browser cannot store what you type. Save before you close or reload this page.",
};

/** Checks whether a form is open. */
export function isOpen(state: EntryState): state is OpenState {
	return state.type !== "unreadable" && "form" in state;
}

/** Checks whether the data of an open form is not saved. */
export function isDirty(state: EntryState): boolean {
	return isOpen(state) && !isSame(state.form.data, state.form.original);
}

/** Computes the state of an entry after something has happened to it. */
export function reduceEntry(state: EntryState, event: EntryEvent): EntryState {
	switch (event.type) {
		case "opened":
			return openFile(state, event.file);
		case "reloaded":
			return { ...openFile(state, event.file), status: reloadedStatus };
		case "failed":
			return { ...state, status: { ...state.status, tone: "bad", message: event.message } };
		case "gone":
			return { type: "gone", edit: event.edit, formSchema: event.formSchema };
		default:
			return isOpen(state) ? reduceForm(state, event) : state;
	}
}

/** Opens a file. What was typed in its form and is not saved stays. */
function openFile(state: EntryState, file: Entry | FileText): EntryState {
	const openForm = getTypedForm(state);
	const typedForm = openForm?.entry.path === file.path ? openForm : undefined;
	const { status } = state;
	if ("text" in file) {
		return { type: "unreadable", file, status, ...(typedForm ? { form: typedForm } : {}) };
	}
	if (!typedForm) {
		return fillForm(file, status);
	}
	const { outcome, ...typed } = reconcile(typedForm, file);
	return {
		type: "editing",
		form: { ...typedForm, ...typed, entry: file, issues: [] },
		status: outcome === "conflict" ? outdatedStatus : status,
	};
}

/** Gets a form that holds what is not saved, even if its file is shown as text. */
function getTypedForm(state: EntryState): OpenForm | undefined {
	return state.type === "unreadable" || (isOpen(state) && isDirty(state)) ? state.form : undefined;
}

/** Fills a form from its file. */
export function fillForm(entry: Entry, status?: Status): Extract<OpenState, { type: "editing" }> {
	const { version, data } = entry;
	return {
		type: "editing",
		form: { entry, version, original: data, data, issues: [], session: newSession },
		status,
	};
}

function reduceForm(
	state: OpenState,
	event: Exclude<EntryEvent, { type: "opened" | "reloaded" | "failed" | "gone" }>,
): EntryState {
	const { form, status } = state;
	switch (event.type) {
		case "edit-restored": {
			const { version, original, data, sent, automaticTimes = {} } = event.edit;
			const session = { ...form.session, automaticTimes };
			return {
				...state,
				form: { ...form, version, original, data, sent, session },
				status: describeRestoredEdit(event),
			};
		}
		case "typed": {
			const { data, fieldId, session } = event;
			const { touched } = form.session;
			const isChanged = !isSame(data, form.data);
			const storeStatus = event.isStored === false ? notStoredStatus : undefined;
			return {
				...state,
				form: {
					...form,
					data,
					issues: keepIssues(form, data),
					session: {
						...form.session,
						touched: fieldId ? new Set(touched).add(fieldId) : touched,
						...session,
					},
				},
				// Another version stays to be dealt with, whatever is typed.
				status: isChanged && !status?.remedy ? storeStatus : status,
			};
		}
		case "checked":
			return { ...state, form: { ...form, issues: event.issues } };
		case "outdated":
			return handleOutsideChange(state, event.theirs);
		case "save-began": {
			const session = { ...form.session, hasTriedToSave: true };
			// Each once: a save without an answer may be tried many times.
			const sentBefore = (form.sent ?? []).filter((data) => !isSame(data, form.data));
			return {
				type: "saving",
				form: { ...form, sent: [...sentBefore, form.data], session },
				// With it goes the way to compare: a save that finds another version compares by itself.
				status: undefined,
			};
		}
		case "saved": {
			const savedState = fillForm(event.entry, savedStatus);
			if (isSame(form.data, event.dataAtSave)) {
				return savedState;
			}
			// Text typed during the save is not lost.
			const data = rebasePosition(form.data, event.dataAtSave, event.entry);
			return {
				...savedState,
				form: { ...savedState.form, data, session: startSession(form) },
				status: partlySavedStatus,
			};
		}
		case "refused":
			return refuse(form, event);
		case "discarded":
			return {
				...state,
				form: { ...form, data: form.original, sent: undefined, issues: [], session: newSession },
				status: { tone: "info", message: "What you typed is discarded." },
			};
		case "compared":
			return state.type === "saving"
				? state
				: { type: "conflict", form, theirs: event.theirs, status };
		case "comparison-closed":
			return { type: "editing", form, status };
		case "resolved": {
			const newState = fillForm(event.theirs);
			const session = startSession(form);
			return { ...newState, form: { ...newState.form, data: event.data, session } };
		}
	}
}

/** Puts what is typed on top of a file that somebody has changed; where somebody has to decide, says so. */
function handleOutsideChange(state: OpenState, theirs: Entry | FileText): OpenState {
	if ("text" in theirs) {
		return { ...state, status: unreadableStatus };
	}
	const { form } = state;
	const { outcome, ...typed } = reconcile(form, theirs);
	// It was saved from here, and the answer was lost.
	const isOwnSave = isSent(form, theirs);
	// Where somebody else has typed the same, a comparison will find nothing to decide.
	if (outcome === "conflict" || (outcome === "same" && !isOwnSave)) {
		return { ...state, status: outdatedStatus };
	}
	const status = state.status?.remedy ? undefined : state.status;
	const ownSaveStatus = outcome === "same" ? savedStatus : partlySavedStatus;
	return {
		...state,
		form: { ...form, ...typed, entry: theirs, issues: keepIssues(form, typed.data) },
		status: isOwnSave ? ownSaveStatus : status,
	};
}

/** Starts a session for what stays unsaved: what was set by itself in it is not taken for the person's own. */
function startSession({ session: { automaticTimes } }: OpenForm): FormSession {
	return { ...newSession, automaticTimes };
}

/** Keeps the issues of unchanged fields. The changed ones are checked again. */
function keepIssues(
	{ data, issues }: Pick<OpenForm, "data" | "issues">,
	newData: FieldValues,
): FieldIssue[] {
	return issues.filter(
		({ fieldPath = [] }) =>
			fieldPath.length === 0 || isSame(getValue(data, fieldPath), getValue(newData, fieldPath)),
	);
}

function refuse(
	form: OpenForm,
	{ message, issues, theirs }: Extract<EntryEvent, { type: "refused" }>,
): EntryState {
	const { sent = [], data } = form;
	const openIssues = keepIssues({ data: sent.at(-1) ?? data, issues: issues ?? form.issues }, data);
	// What the server has refused may have been changed or taken back meanwhile.
	const isOver = issues !== undefined && openIssues.length === 0;
	const status: Status = { tone: "bad", message, ...(theirs ? { remedy: "compare" } : {}) };
	const refused = {
		form: {
			...form,
			// Without a reason, nobody knows whether the server has saved it. What was sent before may still be in the file.
			sent: issues || theirs ? sent.slice(0, -1) : sent,
			issues: openIssues,
		},
		status: isOver ? undefined : status,
	};
	if (!theirs) {
		return { ...refused, type: "editing" };
	}
	return "text" in theirs
		? { ...refused, type: "unreadable", file: theirs }
		: { ...refused, type: "conflict", theirs };
}

function describeRestoredEdit({
	edit: { time },
	isOutdated,
	isStored,
	isOfClosedTab,
}: Extract<EntryEvent, { type: "edit-restored" }>): Status {
	const restored = isOfClosedTab
		? `That is discarded. What you typed in another tab, which is closed, is shown now (${formatMoment(time)}).`
		: `What you typed before (${formatMoment(time)}) is back.`;
	if (isOutdated) {
		return {
			tone: "bad",
			message: `${restored} Its file has been changed meanwhile: compare before you save.`,
			remedy: "compare",
		};
	}
	return isStored
		? {
				tone: "info",
				message: `${restored} It is not saved yet.${isOfClosedTab ? " Press Discard again to discard this too." : ""}`,
			}
		: notStoredStatus;
}
