import type { Entry, Overview } from "../../../shared/api/entries.ts";
import type { FieldPath, FieldValues, FormCheck } from "../../../shared/api/forms.ts";
import type { DeskCommands } from "../../deskCommands.ts";
import { createStore } from "../../state/createStore.ts";
import type { EntryReference } from "../../state/entryKey.ts";
import { changeEntry } from "../commands/changeEntry.ts";
import { changeItems } from "../commands/changeItems.ts";
import { compareEntry } from "../commands/compareEntry.ts";
import { discardEntry } from "../commands/discardEntry.ts";
import type { EntryContext } from "../commands/entryContext.ts";
import { type CheckResponse, FormChecker } from "../commands/FormChecker.ts";
import { findOutsideChange } from "../commands/findOutsideChange.ts";
import { openEntry } from "../commands/openEntry.ts";
import { resolveConflict } from "../commands/resolveConflict.ts";
import { saveEntry } from "../commands/saveEntry.ts";
import { createEntryStore } from "../state/entryStore.ts";
import { followTimes, leaveUpdated } from "../state/formTimes.ts";
import { createQuestions } from "./createQuestions.ts";
import {
	followTyping,
	type NewEntryPreview,
	type PreviewStep,
	showNeighbours,
} from "./newEntryPreview.ts";

/** What the panel knows and does for its entry. */
interface EntryPanelContext {
	desk: DeskCommands;
	/** The list of all content. */
	overview: Overview;
	/** Called once a save has ended, with the file; without one where the server has refused it. */
	onSaveEnded: (file?: Entry) => void;
}

/** An entry in the panel: its state, and all that can be done with it. */
export class EntryController implements EntryContext {
	readonly store = createEntryStore();
	readonly checker = new FormChecker((response) => this.#handleCheck(response));
	readonly questions = createQuestions();
	/** What the preview has been led to, for a new entry. */
	readonly preview = createStore<NewEntryPreview>({ page: "", file: "" });
	readonly #panel: { readonly current: EntryPanelContext };
	readonly #closing = new AbortController();
	#reference: EntryReference;

	/** @param panel that of the latest render */
	constructor(reference: EntryReference, panel: { readonly current: EntryPanelContext }) {
		this.#reference = reference;
		this.#panel = panel;
	}

	/** The entry: a new one gets its path when it is saved. */
	get reference(): EntryReference {
		return this.#reference;
	}

	/** Reads the file, with what the browser has stored of its form. */
	open = (): Promise<void> => openEntry(this);

	/** Leaves the form: nothing that is under way changes the preview of the next one. */
	close(): void {
		this.checker.cancel();
		// Its file may be gone by the time that it is read again.
		this.#closing.abort();
	}

	/** Takes in what a person has typed. @param fieldId of its element, where one field alone has changed */
	type = (data: FieldValues, fieldId?: string): void =>
		changeEntry(this, (form) => followTimes(form, data), fieldId);

	/** Takes in what a tool of a field has changed. */
	changeFields = (data: FieldValues): void => changeEntry(this, () => ({ data }));

	/** Moves items of a list, or puts one back. */
	changeItems = (listPath: FieldPath, changeList: (items: unknown[]) => unknown[]): void =>
		changeEntry(this, ({ data }) => ({ data: changeItems(data, listPath, changeList) }));

	/** Puts the day back on which an event was updated. */
	leaveUpdated = (): void => changeEntry(this, leaveUpdated);

	/** Saves the form, unless it still asks something: then that question is shown. */
	save = async (): Promise<void> => {
		const isHeldUp = this.questions.ask(() => {
			// Somebody who compares two versions by then saves what is chosen.
			if (this.store.current.type === "editing") {
				void this.save();
			}
		});
		if (isHeldUp) {
			return;
		}
		const file = await saveEntry(this);
		if (file) {
			this.#reference = { path: file.path, kind: file.kind };
			// Who has changed the file since it was written was not heard while the form was being saved.
			void findOutsideChange(this, this.#closing.signal);
		}
		this.#panel.current.onSaveEnded(file);
	};

	/** Discards what is typed. */
	discard = (): Promise<void> => discardEntry(this);

	/** Compares the form with its file as somebody else has saved it. */
	compare = (): Promise<void> => compareEntry(this);

	/** Puts what was chosen of two versions into the form. */
	resolve = (theirs: Entry, data: FieldValues): void => resolveConflict(this, theirs, data);

	/** Shows the form again in place of the comparison. */
	endComparison = (): void => this.store.dispatch({ type: "comparison-closed" });

	/** Looks for a change of somebody else, as any file has changed. */
	followOverview({ groups }: Overview): void {
		const { path } = this.#reference;
		// A file that was removed, in this form or elsewhere, cannot be read.
		if (groups.some(({ entries }) => entries.some((entry) => entry.path === path))) {
			void findOutsideChange(this, this.#closing.signal);
		}
	}

	/** Leads the preview to the others beside which a new entry will be. */
	showNeighbours(entry: Entry): void {
		const step = showNeighbours(this.preview.current, entry, this.#panel.current.overview);
		if (step) {
			this.#leadPreview(step);
		}
	}

	/** Shows what is typed or saved by now. */
	onPreviewed = (previewed: Pick<FormCheck, "page" | "file">): void =>
		this.#leadPreview(followTyping(this.preview.current, previewed));

	/** Reads the list of all content again. */
	onSaved = (): Promise<void> => this.#panel.current.desk.reloadOverview();

	#handleCheck({ form, result, issues }: CheckResponse): void {
		this.store.dispatch({ type: "checked", issues });
		if (result && result.version !== form.version) {
			if (form.path === "") {
				// It was saved, and the answer was lost: the server answers anew, and writes nothing again.
				void this.save();
			} else {
				void findOutsideChange(this, this.#closing.signal);
			}
		}
		if (result?.isShown) {
			this.onPreviewed(form.path ? {} : result);
		}
	}

	#leadPreview({ preview, field, page }: PreviewStep): void {
		const { desk } = this.#panel.current;
		const isClosed = this.#closing.signal.aborted;
		this.preview.update(() => preview);
		if (field && !isClosed) {
			desk.showField(field);
		}
		if (page && !isClosed) {
			desk.showPage(page);
		} else {
			desk.refreshPage();
		}
	}
}
