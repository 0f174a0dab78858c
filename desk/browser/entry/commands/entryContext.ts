import type { FormCheck, SubmittedForm } from "../../../shared/api/forms.ts";
import type { EntryReference } from "../../state/entryKey.ts";
import type { EntryStore } from "../state/entryStore.ts";

/** Checks a form while somebody types. */
export interface FormChecker {
	/** Checks a form after a pause, in place of the one before. */
	schedule(form: SubmittedForm): void;
	/** Drops what is scheduled, and ignores responses that are under way. */
	cancel(): void;
}

/** What is done with an entry reads and changes this. */
export interface EntryContext {
	reference: EntryReference;
	store: EntryStore;
	check: FormChecker;
	/** Called when the preview has something new to show; with the page and the file of a new entry. */
	onPreviewed: (previewed: Pick<FormCheck, "page" | "file">) => void;
	/** Called before the form says that it is saved: reads the list of all content again. */
	onSaved: () => Promise<void>;
}
