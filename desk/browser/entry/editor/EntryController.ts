import { getValue } from "../../../../content-model/browser.ts";
import type { Entry, Overview } from "../../../shared/api/entries.ts";
import type { FieldPath, FieldValues } from "../../../shared/api/forms.ts";
import type { DeskCommands } from "../../deskCommands.ts";
import type { EntryReference } from "../../state/entryKey.ts";
import { changeEntry } from "../commands/changeEntry.ts";
import { compareEntry } from "../commands/compareEntry.ts";
import { discardEntry } from "../commands/discardEntry.ts";
import type { EntryContext } from "../commands/entryContext.ts";
import { type CheckResponse, FormChecker } from "../commands/FormChecker.ts";
import { findOutsideChange } from "../commands/findOutsideChange.ts";
import { openEntry } from "../commands/openEntry.ts";
import { saveEntry } from "../commands/saveEntry.ts";
import { storeFormEdit } from "../commands/storeFormEdit.ts";
import { isOpen } from "../state/entryState.ts";
import { createEntryStore } from "../state/entryStore.ts";
import { replaceValue } from "../state/formData.ts";
import { restoreUpdated, setTimes } from "../state/formTimes.ts";
import { createQuestions } from "./createQuestions.ts";
import { EntryPreview } from "./EntryPreview.ts";

/** What the panel knows and does for its entry. */
interface EntryPanelContext {
	desk: DeskCommands;
	/** The list of all content. */
	overview: Overview;
	/** Called once a save has ended, with the file; without one where the server has refused it. */
	onSaveEnded: (file?: Entry) => void;
}

/** An entry in the panel: its state, and all that can be done with it. */
export class EntryController {
	readonly store = createEntryStore();
	readonly questions = createQuestions();
	readonly preview: EntryPreview;
	readonly #checker = new FormChecker((response) => this.#handleCheck(response));
	readonly #panel: { readonly current: EntryPanelContext };
	readonly #closing = new AbortController();
	/** What the commands read and change. */
	readonly #context: EntryContext;

	/** @param panel that of the latest render */
	constructor(reference: EntryReference, panel: { readonly current: EntryPanelContext }) {
		this.#panel = panel;
		this.preview = new EntryPreview(panel, this.#closing.signal);
		this.#context = {
			reference,
			store: this.store,
			checker: this.#checker,
			onPreviewed: (previewed) => this.preview.showTyped(previewed),
			onSaved: () => panel.current.desk.reloadOverview(),
		};
	}

	/** Reads the file, with what the browser has stored of its form. */
	open = (): Promise<void> => openEntry(this.#context);

	/** Ends the work on the form: pending responses no longer change the preview, which may show another form by then. */
	close(): void {
		this.#checker.cancel();
		// Its file may be gone by the time that it is read again.
		this.#closing.abort();
	}

	/** Takes in what a person has typed. @param fieldId of its element, where one field alone has changed */
	type = (data: FieldValues, fieldId?: string): void =>
		changeEntry(this.#context, (form) => setTimes(form, data), fieldId);

	/** Takes in what a tool of a field has changed. */
	changeFields = (data: FieldValues): void => changeEntry(this.#context, () => ({ data }));

	/** Changes the items of one list: moves them, or puts one back. */
	changeItems = (listPath: FieldPath, change: (items: unknown[]) => unknown[]): void =>
		changeEntry(this.#context, ({ data }) => {
			const items = getValue(data, listPath);
			return { data: Array.isArray(items) ? replaceValue(data, listPath, change(items)) : data };
		});

	/** Puts the day back on which an event was updated. */
	restoreUpdated = (): void => changeEntry(this.#context, restoreUpdated);

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
		const file = await saveEntry(this.#context);
		if (file) {
			this.#context.reference = { path: file.path, kind: file.kind };
			// Who has changed the file since it was written was not heard while the form was being saved.
			void findOutsideChange(this.#context, this.#closing.signal);
		}
		this.#panel.current.onSaveEnded(file);
	};

	/** Discards what is typed. */
	discard = (): Promise<void> => discardEntry(this.#context);

	/** Compares the form with its file as somebody else has saved it. */
	compare = (): Promise<void> => compareEntry(this.#context);

	/**
	 * Puts what was chosen of two versions into the form, on top of theirs. The browser stores it, so that typing, a
	 * refusal or a reload loses no choice.
	 */
	resolve = (theirs: Entry, data: FieldValues): void => {
		const { current } = this.store;
		storeFormEdit(theirs, data, isOpen(current) ? current.form.session : undefined);
		this.store.dispatch({ type: "resolved", theirs, data });
	};

	/** Shows the form again in place of the comparison. */
	endComparison = (): void => this.store.dispatch({ type: "comparison-closed" });

	/** Looks for a change of somebody else, as any file has changed. */
	checkFile({ groups }: Overview): void {
		const { path } = this.#context.reference;
		// A file that was removed, in this form or elsewhere, cannot be read.
		if (groups.some(({ entries }) => entries.some((entry) => entry.path === path))) {
			void findOutsideChange(this.#context, this.#closing.signal);
		}
	}

	#handleCheck({ form, result, issues }: CheckResponse): void {
		this.store.dispatch({ type: "checked", issues });
		if (result && result.version !== form.version) {
			if (form.path === "") {
				// It was saved, and the answer was lost: the server answers anew, and writes nothing again.
				void this.save();
			} else {
				void findOutsideChange(this.#context, this.#closing.signal);
			}
		}
		if (result?.isShown) {
			this.preview.showTyped(form.path ? {} : result);
		}
	}
}
