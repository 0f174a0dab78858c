import { Actions } from "../../components/Actions.tsx";
import { DiscardButton } from "../../components/DiscardButton.tsx";
import { PrimaryButton } from "../../components/PrimaryButton.tsx";
import { useDeskCommands } from "../../deskCommands.ts";
import type { OpenState } from "../state/entryState.ts";
import styles from "./EntryActions.module.css";

/** What can be done with an open entry: save, discard, show its page, remove. */
export function EntryActions({
	state,
	hasUnsavedWork,
	isRemoving,
	onSave,
	onDiscard,
	onRemoving,
}: {
	state: OpenState;
	/** Whether there is something to save or discard, if only half a date. */
	hasUnsavedWork: boolean;
	isRemoving: boolean;
	onSave: () => void;
	onDiscard: () => void;
	onRemoving: (isRemoving: boolean) => void;
}) {
	const { showPage } = useDeskCommands();
	const { entry } = state.form;
	const isSaving = state.type === "saving";
	return (
		<div className={styles.row}>
			<Actions>
				<span className={styles.save}>
					<PrimaryButton disabled={isSaving || !(hasUnsavedWork || entry.isNew)} onClick={onSave}>
						{isSaving ? "Saving…" : "Save"}
					</PrimaryButton>
				</span>
				<DiscardButton isDisabled={isSaving || !hasUnsavedWork} onDiscard={onDiscard} />
				{entry.page && !entry.isNew && (
					<button type="button" onClick={() => showPage(entry.page ?? "/")}>
						Show page
					</button>
				)}
				{entry.isRemovable && (
					<button type="button" aria-expanded={isRemoving} onClick={() => onRemoving(!isRemoving)}>
						Remove…
					</button>
				)}
			</Actions>
		</div>
	);
}
