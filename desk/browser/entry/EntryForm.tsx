import { useEffect, useRef, useState } from "react";
import { getValue } from "../../../content-model/browser.ts";
import type { Entry, FieldPath, FormValues, Overview, SelectOption } from "../../shared/api.ts";
import { parseFieldId } from "../form/context.ts";
import { DeskForm } from "../form/DeskForm.tsx";
import { type Questions, QuestionsContext } from "../form/questions.ts";
import { moveItem } from "../moveItem.ts";
import { getFormId, type Target } from "../state/target.ts";
import { ConflictPanel } from "./ConflictPanel.tsx";
import { EntryActions } from "./EntryActions.tsx";
import { isDirty, type OpenState } from "./entryState.ts";
import { replaceValue } from "./merge.ts";
import { RemoveForm } from "./RemoveForm.tsx";
import { revealField } from "./revealField.ts";
import type { Editing } from "./useEntry.ts";
import { useEventTimes } from "./useEventTimes.ts";
import { useSaveKey } from "./useSaveKey.ts";
import { useVisibleIssues } from "./useVisibleIssues.ts";
import "./EntryForm.css";
import "../panel.css";

/** The form of an open entry; while somebody else has changed it, the choice between both. */
export function EntryForm({
	target,
	overview,
	editing,
	state,
	onOpen,
	onChanged,
	onPage,
	onField,
}: {
	target: Extract<Target, { view: "entry" }>;
	overview: Overview;
	editing: Editing;
	/** Of what is edited. */
	state: OpenState;
	onOpen: (target: Target) => void;
	onChanged: () => Promise<void>;
	onPage: (path: string) => void;
	onField: (path: string, fieldPath: FieldPath) => void;
}) {
	const { path, fieldPath, line } = target;
	const { entry, data, issues, status } = state;
	const { visible, touch, tryToSave, refuse, reset } = useVisibleIssues(state);
	const [isRemoving, setRemoving] = useState(false);
	const times = useEventTimes(state, editing.change);
	const [questions] = useState<Questions>(() => new Set());

	const heading = useRef<HTMLHeadingElement>(null);
	const statusLine = useRef<HTMLDivElement>(null);

	useEffect(() => {
		if (fieldPath) {
			revealField(fieldPath, line);
		} else {
			heading.current?.focus({ preventScroll: true });
		}
	}, [fieldPath, line]);
	const [saves, setSaves] = useState(0);
	// Once “Saved.” is there: the button that had the focus is off by then.
	useEffect(() => {
		const { activeElement } = document;
		const isAtButtons = activeElement === document.body || activeElement?.closest(".panel-head");
		if (saves > 0 && isAtButtons) {
			statusLine.current?.focus({ preventScroll: true });
		}
	}, [saves]);
	const save = async (choice?: { version: string; data: FormValues }) => {
		const [ask] = questions;
		if (ask && !choice) {
			ask();
			return;
		}
		tryToSave();
		const file = await editing.save(choice);
		if (file) {
			reset();
			setSaves((before) => before + 1);
			// Before the list reloads: by then the person may be elsewhere.
			if (!path) {
				onOpen({ view: "entry", path: file.path, formId: getFormId(target) });
			}
		} else {
			refuse();
		}
		await onChanged();
	};
	useSaveKey(() => {
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
				onChosen={(chosen, version) => void save({ data: chosen, version })}
				onBack={editing.endComparison}
			/>
		);
	}
	const entryIssues = visible.filter((issue) => !issue.fieldPath?.length);
	const title = getFormTitle(entry, data) || entry.title;
	return (
		<div className="panel">
			<div className="panel-head">
				<p className="kind">{entry.kindLabel}</p>
				<h2 ref={heading} tabIndex={-1}>
					{entry.isNew ? entry.title : title}
				</h2>
				<EntryActions
					entry={entry}
					state={state}
					isRemoving={isRemoving}
					onSave={() => void save()}
					onDiscard={() => {
						reset();
						void editing.discard();
					}}
					onPage={onPage}
					onRemoving={setRemoving}
				/>
				<div
					ref={statusLine}
					role="status"
					tabIndex={-1}
					className={`status status-${status?.kind ?? "info"}`}
				>
					{status?.message}
					{status?.canCompare && (
						<button type="button" onClick={() => void editing.compare()}>
							Compare
						</button>
					)}
				</div>
				{times.isUpdatedSet && (
					<p className="facts" role="status">
						Updated is set to today, so that calendars take the new time.{" "}
						<button type="button" onClick={times.leaveUpdated}>
							Leave it
						</button>
					</p>
				)}
				{isDirty(state) && issues.length > 0 && state.name === "editing" && (
					<p className="facts">The page shows this once every field is right.</p>
				)}
				{entryIssues.length > 0 && (
					<div role="alert" className="alert">
						{entryIssues.map(({ message }) => (
							<p key={message}>{message}</p>
						))}
					</div>
				)}
			</div>
			{isRemoving && (
				<RemoveForm
					entry={entry}
					isDirty={isDirty(state)}
					links={overview.links}
					successors={listSuccessors(entry, overview)}
					onOpen={onOpen}
					onRemoved={async (id, redirect) => {
						await onChanged();
						onPage(redirect || (entry.sharesPage && entry.page) || "/");
						onOpen({ view: "list", removed: { id, title: entry.title } });
					}}
					onBack={() => setRemoving(false)}
				/>
			)}
			<p className="hint form-hint">Fill in every field that is not marked “optional”.</p>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: it hears which of its fields is in use. */}
			<div
				onFocus={({ target: element }) => {
					const id = element.id || element.closest("[id]")?.id;
					if (path && id?.startsWith("f.")) {
						onField(path, parseFieldId(id));
					}
				}}
			>
				<QuestionsContext value={questions}>
					<DeskForm
						entry={entry}
						data={data}
						issues={visible}
						context={{
							kind: entry.kind,
							hasSources: entry.hasSources === true,
							title: getFormTitle(entry, data),
							links: overview.links,
							facts: overview.facts,
							data,
							base: state.base,
							change: editing.change,
							move: (list, from, to) => editing.change(moveEntry(data, list, from, to)),
						}}
						onChange={(typed, id) => {
							if (id) {
								touch(id);
							}
							editing.change(times.follow(typed));
						}}
					/>
				</QuestionsContext>
			</div>
		</div>
	);
}

/** People who can take over the articles of a person who is removed. */
function listSuccessors({ path }: Entry, { groups }: Overview): SelectOption[] {
	const people = groups.find(({ name }) => name === "person")?.entries ?? [];
	const others = people.filter((person) => person.path !== path);
	return [
		{ value: "team", label: "The whole team" },
		...others.map((person) => ({
			value: person.path.replace(/^.*\/|\.yaml$/g, ""),
			label: person.title,
		})),
	];
}

/** The title of an entry as it is typed. */
function getFormTitle({ titleField, title }: Entry, data: FormValues): string {
	const formTitle = titleField && getValue(data, titleField);
	if (typeof formTitle === "string") {
		return formTitle;
	}
	return titleField ? "" : title;
}

function moveEntry(data: FormValues, list: FieldPath, from: number, to: number): FormValues {
	const entries = getValue(data, list);
	if (!Array.isArray(entries)) {
		return data;
	}
	return replaceValue(data, list, moveItem(entries, from, to));
}
