import type { FormCheck } from "../../../shared/api/forms.ts";
import type { EntryReference } from "../../state/entryKey.ts";
import type { EntryStore } from "../state/entryStore.ts";
import type { FormChecker } from "./FormChecker.ts";

/** What the commands of an entry read and change. */
export interface EntryContext {
	/** The entry: a new one gets its path when it is saved. */
	reference: EntryReference;
	readonly store: EntryStore;
	readonly checker: Pick<FormChecker, "schedule" | "cancel">;
	/** Called when the preview has something new to show; with the page and the file of a new entry. */
	onPreviewed: (previewed: Pick<FormCheck, "page" | "file">) => void;
	/** Called before the form says that it is saved: reads the list of all content again. */
	onSaved: () => Promise<void>;
}
