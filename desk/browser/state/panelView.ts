import type { ClickedWords } from "../../pageScript/clickedWords.ts";
import type { FieldPath } from "../../shared/api/forms.ts";
import { formatEntryKey, parseEntryKey } from "./entryKey.ts";

/** The list of all content. */
export interface ListView {
	panel: "list";
	/** The entry just removed, and under which name it is kept. */
	removed?: { id: string; title: string };
}

/** The form of an entry. */
export interface EntryView {
	panel: "entry";
	path: string;
	/** The kind of a new entry. */
	kind?: string;
	fieldPath?: FieldPath;
	line?: number;
	/** When the field was clicked on the page, as `Date.now()` has it. */
	clickTime?: number;
	/** The words of the page around that click. */
	words?: ClickedWords;
	/** Whether the words after that place are selected, to be replaced. */
	isSelected?: boolean;
	/** Key of the form: that of a new entry stays open when the entry gets its path. */
	formKey?: string;
}

/** The content of the panel. */
export type PanelView = ListView | { panel: "review" } | EntryView;

/** Gets the key of the form that a view opens. */
export function getFormKey({ formKey, path, kind = "" }: EntryView): string {
	return formKey ?? formatEntryKey({ path, kind });
}

/**
 * Chooses the form that a view opens: each new entry has one of its own, which stays open when the entry gets its path
 * and when another of its fields is opened then.
 * @param before the view that is open
 */
export function chooseForm(wanted: PanelView, before: PanelView): PanelView {
	if (wanted.panel !== "entry" || wanted.formKey) {
		return wanted;
	}
	if (wanted.path === "") {
		return { ...wanted, formKey: crypto.randomUUID() };
	}
	const isOpen = before.panel === "entry" && before.path === wanted.path;
	return isOpen && before.formKey ? { ...wanted, formKey: before.formKey } : wanted;
}

/** Checks whether two views are of one form: it stays open when a new entry gets its path. */
export function isSameForm(one: PanelView, other: PanelView): boolean {
	return one.panel === "entry" && other.panel === "entry" && getFormKey(one) === getFormKey(other);
}

/** Formats the URL hash of what is open, so that a reload opens it again. */
export function formatHash(view: PanelView): string {
	return view.panel === "entry"
		? `#${formatEntryKey({ path: view.path, kind: view.kind ?? "" })}`
		: `#${view.panel}`;
}

/** Reads the view that the URL hash names; the list if it names none. */
export function readHash(): PanelView {
	const hash = decodeHash();
	const { path, kind } = parseEntryKey(hash);
	if (kind || path.startsWith("content/")) {
		return { panel: "entry", path, ...(kind ? { kind } : {}) };
	}
	return hash === "review" ? { panel: "review" } : { panel: "list" };
}

/** Decodes the URL hash; one that is damaged, such as a copied part of one, is empty. */
function decodeHash(): string {
	try {
		return decodeURIComponent(location.hash.slice(1));
	} catch {
		return "";
	}
}
