import { useState } from "react";
import { getValue } from "../../../../content-model/browser.ts";
import type { Entry, Overview } from "../../../shared/api/entries.ts";
import type { FieldValues } from "../../../shared/api/forms.ts";
import { Hint } from "../../components/Hint.tsx";
import { Panel } from "../../components/Panel.tsx";
import { StatusLine } from "../../components/StatusLine.tsx";
import { QuestionsContext } from "../../form/questions.ts";
import { useAfterRender } from "../../hooks/useAfterRender.ts";
import type { EntryView } from "../../state/panelView.ts";
import { ConflictPanel } from "../conflict/ConflictPanel.tsx";
import type { EntryEditor } from "../editor/useEntryEditor.ts";
import { useClickedField } from "../focus/useClickedField.ts";
import { RemoveForm } from "../removal/RemoveForm.tsx";
import { isDirty, type OpenState } from "../state/entryState.ts";
import { selectVisibleIssues } from "../state/visibleIssues.ts";
import { EntryActions } from "./EntryActions.tsx";
import { EntryFields } from "./EntryFields.tsx";
import { EventTimesNotes } from "./EventTimesNotes.tsx";
import { FieldsToFix } from "./FieldsToFix.tsx";
import { FormHead } from "./FormHead.tsx";
import { FormIssues } from "./FormIssues.tsx";
import { LostKeysNote } from "./LostKeysNote.tsx";

/** The form of an open entry; while somebody else has changed it, the choice between both. */
export function EntryForm({
	view,
	overview,
	editor,
	state,
}: {
	view: EntryView;
	overview: Overview;
	editor: EntryEditor;
	/** The state of the entry that is edited. */
	state: OpenState;
}) {
	const { form } = state;
	const { entry, original, data } = form;
	const [isRemoving, setRemoving] = useState(false);
	const { controller } = editor;
	const issues = selectVisibleIssues(form);
	const { headingRef, hasLostKeys, forgetLostKeys, revealClicked } = useClickedField(view);
	const doAfterRender = useAfterRender();
	const title = getFormTitle(entry, data);
	return (
		<>
			{state.type === "conflict" && (
				<ConflictPanel
					formSchema={entry.formSchema}
					original={original}
					mine={data}
					theirs={state.theirs}
					onResolved={(resolvedData) => {
						controller.resolve(state.theirs, resolvedData);
						// The fields may ask about what was chosen before it is saved.
						doAfterRender(() => void controller.save());
					}}
					onBack={controller.endComparison}
				/>
			)}
			{/* Fields hold what is not in the data yet, such as half a date or a photograph without its crop. */}
			<Panel
				isHidden={state.type === "conflict"}
				head={
					<FormHead entry={entry} title={title} headRef={editor.headRef} headingRef={headingRef}>
						<EntryActions
							state={state}
							hasUnsavedWork={editor.hasUnsavedWork}
							isRemoving={isRemoving}
							onSave={() => void controller.save()}
							onDiscard={editor.discard}
							onRemoving={setRemoving}
						/>
						<StatusLine
							tone={editor.isHeldUp ? "bad" : (state.status?.tone ?? "info")}
							lineRef={editor.statusRef}
						>
							{editor.isHeldUp ? "Nothing was saved yet." : state.status?.message}
							{state.status?.remedy && (
								<button type="button" onClick={() => void controller.compare()}>
									{state.status.remedy === "mend" ? "Show its text" : "Compare"}
								</button>
							)}
						</StatusLine>
						{hasLostKeys && <LostKeysNote onField={revealClicked} />}
						<FormIssues issues={issues} />
					</FormHead>
				}
				// What comes while somebody types is below the fields, so that none of them moves.
				foot={
					<>
						<EventTimesNotes form={form} onLeave={controller.restoreUpdated} />
						{/* What is added to it is announced, for all fields in one place. */}
						<div role="status" aria-atomic="false">
							{state.type === "editing" && (isDirty(state) || issues.length > 0) && (
								<FieldsToFix form={form} />
							)}
						</div>
					</>
				}
			>
				{isRemoving && (
					<RemoveForm
						entry={entry}
						isDirty={isDirty(state)}
						links={overview.links}
						onBack={() => setRemoving(false)}
					/>
				)}
				<Hint place="above">
					Fill in every field that is not marked “optional”.
					{entry.isNew && " What is filled in already is only a suggestion."}
				</Hint>
				<QuestionsContext value={controller.questions.add}>
					<EntryFields
						key={editor.fieldsKey}
						form={form}
						title={title}
						overview={overview}
						issues={issues}
						editor={editor}
						onFieldFocus={forgetLostKeys}
					/>
				</QuestionsContext>
			</Panel>
		</>
	);
}

/** Gets the title of an entry as it is typed. */
function getFormTitle({ titleField, title }: Entry, data: FieldValues): string {
	const formTitle = titleField && getValue(data, titleField);
	if (typeof formTitle === "string") {
		return formTitle;
	}
	return titleField ? "" : title;
}
