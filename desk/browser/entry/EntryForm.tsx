import { type FocusEvent, useEffect, useRef, useState } from "react";
import { getValue } from "../../../content-model/browser.ts";
import type { Entry, FieldPath, FormValues, Overview } from "../../shared/api.ts";
import { useDeskCommands } from "../deskCommands.ts";
import { parseFieldId } from "../form/context.ts";
import { DeskForm } from "../form/DeskForm.tsx";
import { type Questions, QuestionsContext } from "../form/questions.ts";
import { moveItem } from "../moveItem.ts";
import { StatusLine } from "../StatusLine.tsx";
import { getFormId, type PanelView } from "../state/panelView.ts";
import { useShortcut } from "../useShortcut.ts";
import { useWhileShown } from "../useWhileShown.ts";
import { ConflictPanel } from "./ConflictPanel.tsx";
import { EntryActions } from "./EntryActions.tsx";
import { isDirty, type OpenState } from "./entryState.ts";
import { FieldsToFix } from "./FieldsToFix.tsx";
import { FormHead } from "./FormHead.tsx";
import { FormIssues, LostKeysNote, PastNote, UpdatedNote } from "./FormNotes.tsx";
import { replaceValue } from "./merge.ts";
import { RemoveForm } from "./removal/RemoveForm.tsx";
import type { Resolution } from "./saveEntry.ts";
import { useClickedField } from "./useClickedField.ts";
import type { Editing } from "./useEntry.ts";
import { useEventTimes } from "./useEventTimes.ts";
import { useRemovedItem } from "./useRemovedItem.ts";
import { useVisibleIssues } from "./useVisibleIssues.ts";
import "./EntryForm.css";

/** The form of an open entry; while somebody else has changed it, the choice between both. */
export function EntryForm({
	view,
	overview,
	editing,
	state,
}: {
	view: Extract<PanelView, { panel: "entry" }>;
	overview: Overview;
	editing: Editing;
	/** The state of the entry that is edited. */
	state: OpenState;
}) {
	const { open, showField, reload } = useDeskCommands();
	const { path } = view;
	const { entry, data } = state;
	const issues = useVisibleIssues(state);
	const [isRemoving, setRemoving] = useState(false);
	const times = useEventTimes(state, editing.change);
	const { clearRemoval, ...removal } = useRemovedItem(data, editing.change);
	/** Whether a save waits for the answer to a question. */
	const [isHeldUp, setHeldUp] = useState(false);
	const [questions] = useState<Questions>(() => new Set());
	const { headingRef, hasLostKeys, noteFocus, revealClicked } = useClickedField(view);
	const { statusRef, focusStatus } = useStatusFocus();
	const whileShown = useWhileShown();
	const save = async (resolution?: Resolution) => {
		const [ask] = questions;
		setHeldUp(ask !== undefined && !resolution);
		if (ask && !resolution) {
			ask();
			return;
		}
		issues.tryToSave();
		const file = await editing.save(resolution);
		if (file) {
			issues.reset();
			clearRemoval();
			focusStatus();
			if (!path) {
				whileShown(() => open({ panel: "entry", path: file.path, formId: getFormId(view) }));
			}
		} else {
			issues.refuse();
			await reload();
		}
	};
	useShortcut("s", () => {
		if (state.name === "editing" && (isDirty(state) || entry.isNew)) {
			void save();
		}
	});

	if (state.name === "conflict") {
		return (
			<ConflictPanel
				schema={entry.schema}
				base={state.base}
				mine={data}
				theirs={state.theirs}
				onResolved={(resolution) => void save(resolution)}
				onBack={editing.endComparison}
			/>
		);
	}
	const title = getFormTitle(entry, data);
	const reportField = ({ target }: FocusEvent) => {
		noteFocus();
		const id = target.id || target.closest("[id]")?.id;
		if (path && id?.startsWith("f.")) {
			showField(path, parseFieldId(id));
		}
	};
	return (
		<div className="panel">
			<FormHead entry={entry} title={title} headingRef={headingRef}>
				<EntryActions
					state={state}
					isRemoving={isRemoving}
					onSave={() => void save()}
					onDiscard={() => {
						setHeldUp(false);
						issues.reset();
						clearRemoval();
						void editing.discard();
					}}
					onRemoving={setRemoving}
				/>
				<StatusLine kind={isHeldUp ? "bad" : (state.status?.kind ?? "info")} lineRef={statusRef}>
					{isHeldUp ? "Nothing was saved yet." : state.status?.message}
					{state.status?.canCompare && (
						<button type="button" onClick={() => void editing.compare()}>
							Compare
						</button>
					)}
				</StatusLine>
				{hasLostKeys && <LostKeysNote onField={revealClicked} />}
				<FormIssues issues={issues.visible} />
			</FormHead>
			{isRemoving && (
				<RemoveForm
					entry={entry}
					isDirty={isDirty(state)}
					links={overview.links}
					onBack={() => setRemoving(false)}
				/>
			)}
			<p className="hint form-hint">Fill in every field that is not marked “optional”.</p>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: it hears which of its fields is in use. */}
			<div onFocus={reportField}>
				<QuestionsContext value={questions}>
					<DeskForm
						entry={entry}
						data={data}
						issues={issues.visible}
						context={{
							kind: entry.kind,
							hasSources: entry.hasSources === true,
							title,
							links: overview.links,
							facts: overview.facts,
							data,
							base: state.base,
							change: editing.change,
							move: (list, from, to) => {
								clearRemoval();
								editing.change(moveInList(data, list, from, to));
							},
							...removal,
						}}
						onChange={(typedData, id) => {
							setHeldUp(false);
							if (id) {
								issues.touch(id);
							}
							editing.change(times.follow(typedData));
						}}
					/>
				</QuestionsContext>
			</div>
			{/* What comes while somebody types is below the fields, so that none of them moves. */}
			<div className="panel-foot">
				{times.isPast && <PastNote />}
				{times.isUpdatedSet && <UpdatedNote onLeave={times.leaveUpdated} />}
				{isDirty(state) && state.name === "editing" && <FieldsToFix state={state} />}
			</div>
		</div>
	);
}

/** Moves the keyboard to the status line after a save: the button that had the focus is off by then. */
function useStatusFocus() {
	const statusRef = useRef<HTMLDivElement>(null);
	const [saveCount, setSaveCount] = useState(0);
	// Once “Saved.” is there.
	useEffect(() => {
		const { activeElement } = document;
		const isAtButtons = activeElement === document.body || activeElement?.closest(".panel-head");
		if (saveCount > 0 && isAtButtons) {
			statusRef.current?.focus({ preventScroll: true });
		}
	}, [saveCount]);
	return { statusRef, focusStatus: () => setSaveCount((count) => count + 1) };
}

/** Gets the title of an entry as it is typed. */
function getFormTitle({ titleField, title }: Entry, data: FormValues): string {
	const formTitle = titleField && getValue(data, titleField);
	if (typeof formTitle === "string") {
		return formTitle;
	}
	return titleField ? "" : title;
}

function moveInList(data: FormValues, list: FieldPath, from: number, to: number): FormValues {
	const items = getValue(data, list);
	return Array.isArray(items) ? replaceValue(data, list, moveItem(items, from, to)) : data;
}
