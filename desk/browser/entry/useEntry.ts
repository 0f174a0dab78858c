import { useEffect, useEffectEvent } from "react";
import type { Entry, Overview } from "../../shared/api/entries.ts";
import type { FieldValues } from "../../shared/api/forms.ts";
import type { EntryReference } from "../state/entryKey.ts";
import { useFormCheck } from "./checking/useFormCheck.ts";
import { compareEntry } from "./conflict/compareEntry.ts";
import { resolveConflict } from "./conflict/resolveConflict.ts";
import { useOutsideChanges } from "./conflict/useOutsideChanges.ts";
import { openEntry } from "./opening/openEntry.ts";
import { saveEntry } from "./saving/saveEntry.ts";
import type { EntryContext } from "./state/entryContext.ts";
import { type EntryState, type FormChange, isOpen } from "./state/entryState.ts";
import { useEntryStore } from "./state/entryStore.ts";
import { changeEntry } from "./typing/changeEntry.ts";
import { discardEntry } from "./typing/discardEntry.ts";

/** An entry as it is being edited, and what can be done with it. */
export interface Editing {
	state: EntryState;
	/** Takes in what is typed. @param fieldId of the field in which it is, where that is one alone */
	change(change: FormChange, fieldId?: string): void;
	/** @returns the saved file */
	save(): Promise<Entry | undefined>;
	/** Puts what was chosen of two versions into the form. */
	resolve(theirs: Entry, data: FieldValues): void;
	discard(): Promise<void>;
	reopen(): Promise<void>;
	compare(): Promise<void>;
	endComparison(): void;
}

/**
 * Opens an entry, stores what is typed in the browser, and shows it in the preview.
 * @param overview another one after each change of the content.
 */
export function useEntry(
	{ path, kind }: EntryReference,
	overview: Overview,
	{ onPreviewed, onSaved }: Pick<EntryContext, "onPreviewed" | "onSaved">,
): Editing {
	const { state, store } = useEntryStore();
	const lookForOutsideChange = useOutsideChanges(path, overview, store, () => openEntry(context));
	const check = useFormCheck((result, issues, { path: checkedPath, version }) => {
		store.dispatch({ type: "checked", issues });
		if (result && checkedPath !== "" && result.version !== version) {
			lookForOutsideChange(checkedPath);
		}
		if (result?.isShown) {
			onPreviewed(checkedPath ? {} : result);
		}
	});
	const context: EntryContext = { reference: { path, kind }, store, check, onPreviewed, onSaved };
	const openUnlessOpen = useEffectEvent((reference: EntryReference) => {
		const { current } = store;
		// A new entry gets its path when it is saved: its form is open already.
		if (reference.path === "" || !isOpen(current) || current.entry.path !== reference.path) {
			void openEntry({ ...context, reference });
		}
	});
	useEffect(() => openUnlessOpen({ path, kind }), [path, kind]);
	return {
		state,
		change: (change, fieldId) => changeEntry(context, change, fieldId),
		save: () => saveEntry(context),
		resolve: (theirs, data) => resolveConflict(context, theirs, data),
		discard: () => discardEntry(context),
		reopen: () => openEntry(context),
		compare: () => compareEntry(context),
		endComparison: () => store.dispatch({ type: "comparison-closed" }),
	};
}
