import { useCallback, useEffect, useRef, useState } from "react";
import { getValue } from "../../../content-model/browser.ts";
import type { DraftResult, Entry, FieldPath, FormValues, Overview } from "../../api.ts";
import { getFieldId } from "../form/context.ts";
import { DeskForm } from "../form/DeskForm.tsx";
import { type EntryState, isDirty, isOpen } from "../state/entryState.ts";
import { replaceValue } from "../state/merge.ts";
import type { Target } from "../state/target.ts";
import { ConflictPanel } from "./ConflictPanel.tsx";
import { RemoveForm } from "./RemoveForm.tsx";
import { TextPanel } from "./TextPanel.tsx";
import { useEntry } from "./useEntry.ts";
import "./EntryPanel.css";
import "./panel.css";

/** Shown once a new entry has been saved and is opened as a file. */
const savedStatus = { kind: "good", message: "Saved." } as const;

/** Kinds whose entries share one page, which remains when one is removed. */
const sharedPages: ReadonlySet<string> = new Set(["event", "testimonial"]);

/** The form of one entry. */
export function EntryPanel({
	target,
	overview,
	onOpen,
	onChanged,
	onShown,
	onPage,
	onField,
}: {
	target: Extract<Target, { view: "entry" }>;
	overview: Overview;
	onOpen: (target: Target) => void;
	onChanged: () => Promise<void>;
	onShown: () => void;
	onPage: (path: string) => void;
	onField: (path: string, place: FieldPath) => void;
}) {
	const { path, kind = "", place, line } = target;
	const pageOfNew = useRef("");
	const showInPreview = useCallback(
		({ page, file }: Pick<DraftResult, "page" | "file">) => {
			if (file) {
				onField(file.path, file.titlePlace);
			}
			// A new entry has a page once it is complete: the preview goes there once.
			if (page && page !== pageOfNew.current) {
				pageOfNew.current = page;
				onPage(page);
			} else {
				onShown();
			}
		},
		[onPage, onShown, onField],
	);
	const editing = useEntry(path, kind, showInPreview, target.isSaved ? savedStatus : undefined);
	const { state } = editing;
	const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
	const [hasTriedToSave, setHasTriedToSave] = useState(false);
	const [isRemoving, setRemoving] = useState(false);
	const [refusals, setRefusals] = useState(0);
	const isReady = isOpen(state);

	useEffect(() => {
		if (isReady && place) {
			revealField(place, line);
		}
	}, [isReady, place, line]);

	// Runs after the errors have been rendered.
	useEffect(() => {
		if (refusals > 0) {
			revealFirstError();
		}
	}, [refusals]);

	if (state.name === "broken") {
		return (
			<TextPanel
				file={state.file}
				onSaved={async () => {
					await editing.reload();
					await onChanged();
					onShown();
				}}
			/>
		);
	}
	if (!isOpen(state)) {
		return (
			<p className="panel" role="status">
				{state.status?.message ?? "Opening…"}
			</p>
		);
	}
	const { entry, data, issues, status } = state;
	const save = async (choice?: { version: string; data: FormValues }) => {
		setHasTriedToSave(true);
		const file = await editing.save(choice);
		if (file) {
			setHasTriedToSave(false);
			setTouched(new Set());
			// Before the list reloads: by then the person may be elsewhere.
			if (!path) {
				onOpen({ view: "entry", path: file.path, isSaved: true });
			}
		} else {
			setRefusals((before) => before + 1);
		}
		await onChanged();
	};
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
	const isShown = (id: string) => !entry.isNew || hasTriedToSave || touched.has(id);
	const visible = issues.filter((issue) =>
		issue.place === undefined ? hasTriedToSave || !entry.isNew : isShown(getFieldId(issue.place)),
	);
	const entryIssues = visible.filter(
		(issue) => issue.place === undefined || issue.place.length === 0,
	);
	const hasIssues = issues.length > 0;
	const title = getTitle(entry, data) || entry.title;
	return (
		<div className="panel">
			<div className="panel-head">
				<p className="kind">{entry.kindLabel}</p>
				<h2>{entry.isNew ? entry.title : title}</h2>
				<EntryActions
					entry={entry}
					state={state}
					isRemoving={isRemoving}
					onSave={() => void save()}
					onDiscard={() => {
						setTouched(new Set());
						setHasTriedToSave(false);
						editing.discard();
					}}
					onPage={onPage}
					onRemoving={setRemoving}
				/>
				<div role="status" className={`status status-${status?.kind ?? "info"}`}>
					{status?.message}
					{status?.canCompare && (
						<button type="button" onClick={() => void editing.compare()}>
							Compare
						</button>
					)}
				</div>
				{isDirty(state) && hasIssues && state.name === "editing" && (
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
					links={overview.links}
					onRemoved={async (redirect) => {
						await onChanged();
						onPage(redirect || (sharedPages.has(entry.kind) && entry.page) || "/");
						onOpen({ view: "list" });
					}}
					onBack={() => setRemoving(false)}
				/>
			)}
			{/* biome-ignore lint/a11y/noStaticElementInteractions: it hears which of its fields is in use. */}
			<div
				onFocus={({ target: element }) => {
					const id = element.id || element.closest("[id]")?.id;
					if (path && id?.startsWith("f.")) {
						onField(path, parseFieldId(id));
					}
				}}
			>
				<DeskForm
					entry={entry}
					data={data}
					issues={visible}
					context={{
						kind: entry.kind,
						title: getTitle(entry, data),
						links: overview.links,
						facts: overview.facts,
						data,
						change: editing.change,
						move: (list, from, to) => editing.change(moveEntry(data, list, from, to)),
					}}
					onChange={(typed, id) => {
						if (id) {
							setTouched((before) => new Set(before).add(id));
						}
						editing.change(typed);
					}}
				/>
			</div>
		</div>
	);
}

function EntryActions({
	entry,
	state,
	isRemoving,
	onSave,
	onDiscard,
	onPage,
	onRemoving,
}: {
	entry: Entry;
	state: EntryState;
	isRemoving: boolean;
	onSave: () => void;
	onDiscard: () => void;
	onPage: (path: string) => void;
	onRemoving: (isRemoving: boolean) => void;
}) {
	const isSaving = state.name === "saving";
	const hasChanges = isDirty(state);
	return (
		<div className="actions">
			<button
				type="button"
				className="main"
				disabled={isSaving || !(hasChanges || entry.isNew)}
				onClick={onSave}
			>
				{isSaving ? "Saving…" : "Save"}
			</button>
			{hasChanges && (
				<button type="button" onClick={onDiscard}>
					Discard
				</button>
			)}
			{entry.page && !entry.isNew && (
				<button type="button" onClick={() => onPage(entry.page ?? "/")}>
					Show page
				</button>
			)}
			{entry.isRemovable && (
				<button type="button" aria-expanded={isRemoving} onClick={() => onRemoving(!isRemoving)}>
					Remove…
				</button>
			)}
		</div>
	);
}

/** The title of an entry as it is typed. */
function getTitle({ titlePlace, title }: Entry, data: FormValues): string {
	const own = titlePlace && getValue(data, titlePlace);
	if (typeof own === "string") {
		return own;
	}
	return titlePlace ? "" : title;
}

function parseFieldId(id: string): FieldPath {
	return id
		.split(".")
		.slice(1)
		.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

function moveEntry(data: FormValues, list: FieldPath, from: number, to: number): FormValues {
	const entries = getValue(data, list);
	if (!Array.isArray(entries)) {
		return data;
	}
	const moved = [...entries];
	moved.splice(to, 0, ...moved.splice(from, 1));
	return replaceValue(data, list, moved);
}

/** Unfolds the sections around a field and focuses it. @param line of a text, from 1 */
function revealField(place: FieldPath, line?: number): void {
	const element = [...place.keys()]
		.map((count) => document.getElementById(getFieldId(place.slice(0, place.length - count))))
		.find(Boolean);
	if (!element) {
		return;
	}
	openAround(element);
	const control = element.matches("input, textarea, select")
		? element
		: (element.querySelector<HTMLElement>("input, textarea, select") ?? element);
	control.focus({ preventScroll: true });
	if (line && control instanceof HTMLTextAreaElement) {
		const start =
			control.value
				.split("\n")
				.slice(0, line - 1)
				.join("\n").length + (line > 1 ? 1 : 0);
		const end = control.value.indexOf("\n", start);
		control.setSelectionRange(start, end < 0 ? control.value.length : end);
		control.scrollTop = (control.scrollHeight * start) / Math.max(1, control.value.length) - 60;
	}
	control.scrollIntoView({ block: "center" });
}

function revealFirstError(): void {
	const message = document.querySelector(".form .wrong:not(:empty)");
	if (message) {
		openAround(message);
		// A field, or the list or group that the message is about.
		const wrong = message.closest<HTMLElement>(".field, .section, .group") ?? message;
		message.scrollIntoView({ block: "center" });
		wrong
			.querySelector<HTMLElement>("input, textarea, select, button")
			?.focus({ preventScroll: true });
	}
}

function openAround(element: Element): void {
	for (
		let ancestor = element.closest("details");
		ancestor;
		ancestor = ancestor.parentElement?.closest("details") ?? null
	) {
		ancestor.open = true;
	}
}
