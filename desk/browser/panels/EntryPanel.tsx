import { useCallback, useEffect, useRef, useState } from "react";
import type { Data, DraftResult, Entry, Overview, Place } from "../../api.ts";
import { fieldId } from "../form/context.ts";
import { DeskForm } from "../form/DeskForm.tsx";
import { withValue } from "../state/merge.ts";
import type { Target } from "../state/target.ts";
import { ConflictPanel } from "./ConflictPanel.tsx";
import { RemoveForm } from "./RemoveForm.tsx";
import { TextPanel } from "./TextPanel.tsx";
import { type Editing, useEntry } from "./useEntry.ts";

/** Said by the form of a new entry once it is an entry like others. */
const saved = { kind: "good", message: "Saved." } as const;

/** Kinds whose entries are together on one page, which stays when one of them goes. */
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
	onField: (path: string, place: Place) => void;
}) {
	const { path, kind = "", place, line } = target;
	const pageOfNew = useRef("");
	const shown = useCallback(
		({ page, file }: Pick<DraftResult, "page" | "file">) => {
			if (file) {
				onField(file.path, file.naming);
			}
			// A new entry has no page before it is complete: then the preview goes there.
			if (page && page !== pageOfNew.current) {
				pageOfNew.current = page;
				onPage(page);
			} else {
				onShown();
			}
		},
		[onPage, onShown, onField],
	);
	const editing = useEntry(path, kind, shown, target.isSaved ? saved : undefined);
	const { entry, unreadable, data, issues, isDirty, isSaving, status } = editing;
	const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
	const [isTried, setTried] = useState(false);
	const [isRemoving, setRemoving] = useState(false);
	const [refusals, setRefusals] = useState(0);
	const isReady = entry !== undefined;

	useEffect(() => {
		if (isReady && place) {
			revealField(place, line);
		}
	}, [isReady, place, line]);

	// After the answers are at their fields.
	useEffect(() => {
		if (refusals > 0) {
			revealFirstError();
		}
	}, [refusals]);

	if (unreadable) {
		return (
			<TextPanel
				file={unreadable}
				onSaved={async () => {
					await editing.reload();
					await onChanged();
					onShown();
				}}
			/>
		);
	}
	if (!entry) {
		return (
			<p className="panel" role="status">
				{status?.message ?? "Opening…"}
			</p>
		);
	}
	const save = async (over?: { version: string; data: Data }) => {
		setTried(true);
		const file = await editing.save(over);
		if (file) {
			setTried(false);
			setTouched(new Set());
			// At once: whoever has gone on meanwhile is not called back.
			if (!path) {
				onOpen({ view: "entry", path: file.path, isSaved: true });
			}
		} else {
			setRefusals((before) => before + 1);
		}
		await onChanged();
	};
	if (editing.theirs) {
		return (
			<ConflictPanel
				schema={entry.schema}
				base={editing.base}
				mine={data}
				theirs={editing.theirs}
				onChosen={(chosen, version) => void save({ data: chosen, version })}
				onBack={editing.endCompare}
			/>
		);
	}
	const isShown = (id: string) => !entry.isNew || isTried || touched.has(id);
	const visible = issues.filter((issue) =>
		issue.place === undefined ? isTried || !entry.isNew : isShown(fieldId(issue.place)),
	);
	const elsewhere = visible.filter(
		(issue) => issue.place === undefined || issue.place.length === 0,
	);
	const hidden = issues.length > 0;
	const title = titleOf(entry, data) || entry.title;
	return (
		<div className="panel">
			<div className="panel-head">
				<p className="kind">{entry.kindLabel}</p>
				<h2>{entry.isNew ? entry.title : title}</h2>
				<EntryActions
					entry={entry}
					editing={editing}
					isRemoving={isRemoving}
					onSave={() => void save()}
					onDiscard={() => {
						setTouched(new Set());
						setTried(false);
						editing.discard();
					}}
					onPage={onPage}
					onRemoving={setRemoving}
				/>
				<div role="status" className={`status status-${status?.kind ?? "info"}`}>
					{status?.message}
					{status?.kind === "bad" && status.message.startsWith("Somebody has changed") && (
						<button type="button" className="quiet" onClick={() => void editing.compare()}>
							Compare
						</button>
					)}
				</div>
				{isDirty && hidden && !isSaving && (
					<p className="facts">The page shows this once every field is right.</p>
				)}
				{elsewhere.length > 0 && (
					<div role="alert" className="alert">
						{elsewhere.map(({ message }) => (
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
						onField(path, placeOf(id));
					}
				}}
			>
				<DeskForm
					entry={entry}
					data={data}
					issues={visible}
					context={{
						kind: entry.kind,
						title: titleOf(entry, data),
						links: overview.links,
						facts: overview.facts,
						data,
						change: editing.change,
						move: (list, from, to) => editing.change(withMoved(data, list, from, to)),
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
	editing: { isDirty, isSaving },
	isRemoving,
	onSave,
	onDiscard,
	onPage,
	onRemoving,
}: {
	entry: Entry;
	editing: Editing;
	isRemoving: boolean;
	onSave: () => void;
	onDiscard: () => void;
	onPage: (path: string) => void;
	onRemoving: (isRemoving: boolean) => void;
}) {
	return (
		<div className="actions">
			<button
				type="button"
				className="main"
				disabled={isSaving || !(isDirty || entry.isNew)}
				onClick={onSave}
			>
				{isSaving ? "Saving…" : "Save"}
			</button>
			{isDirty && (
				<button type="button" className="quiet" onClick={onDiscard}>
					Discard
				</button>
			)}
			{entry.page && !entry.isNew && (
				<button type="button" className="quiet" onClick={() => onPage(entry.page ?? "/")}>
					Show page
				</button>
			)}
			{entry.removable && (
				<button
					type="button"
					className="quiet"
					aria-expanded={isRemoving}
					onClick={() => onRemoving(!isRemoving)}
				>
					Remove…
				</button>
			)}
		</div>
	);
}

/** What an entry calls itself, as it is typed. */
function titleOf({ naming, title }: Entry, data: Data): string {
	const own = naming?.reduce<unknown>((value, key) => Object(value)[key], data);
	if (typeof own === "string") {
		return own;
	}
	return naming ? "" : title;
}

function placeOf(id: string): Place {
	return id
		.split(".")
		.slice(1)
		.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

function withMoved(data: Data, list: Place, from: number, to: number): Data {
	const entries = list.reduce<unknown>((value, key) => Object(value)[key], data);
	if (!Array.isArray(entries)) {
		return data;
	}
	const moved = [...entries];
	moved.splice(to, 0, ...moved.splice(from, 1));
	return withValue(data, list, moved);
}

/** Opens what a field is in, and puts the cursor there. @param line of a text, from 1 */
function revealField(place: Place, line?: number): void {
	const element = [...place.keys()]
		.map((count) => document.getElementById(fieldId(place.slice(0, place.length - count))))
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
		let around = element.closest("details");
		around;
		around = around.parentElement?.closest("details") ?? null
	) {
		around.open = true;
	}
}
