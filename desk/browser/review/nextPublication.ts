import { getValue } from "../../../content-model/browser.ts";
import type { WrittenFile } from "../../shared/api/entries.ts";
import { getStorage, parseRecord, storeItem } from "../state/storage.ts";
import { getProjectName } from "../state/tab.ts";
import { addOwnWrites, type ReviewSelection } from "./selection.ts";

/** What a person has decided about the next publication, in this browser: it outlasts a reload and the desk. */
interface NextPublication {
	/** The keys of the changes without a tick. */
	heldBack: readonly string[];
	/** What was seen of the changes: their fingerprints, by their keys. Undefined until a list of them is shown. */
	seen?: readonly (readonly [string, string])[] | undefined;
	/** The versions of files of which all is seen, by their paths. */
	known?: readonly (readonly [string, string])[];
	/** Those that the person has written since. */
	saved?: readonly (readonly [string, string])[];
	/** What was written about it; undefined where nothing was. */
	message?: string | undefined;
	/** What the desk was asked to do, until that is answered: a reload or a lost connection may come between. */
	task?: SentTask | undefined;
}

/** A task that the desk was asked to do. */
interface SentTask {
	/** The id of its request. */
	id: string;
	name: string;
	/** What its outcome names. */
	subject: string;
}

/** What the browser has not stored, because its storage is blocked or full. */
let notStored: NextPublication | undefined;

/** What was selected; without `seen` where no list has been shown. */
interface StoredSelection extends Omit<ReviewSelection, "seen"> {
	readonly seen: ReviewSelection["seen"] | undefined;
}

/** Gets what was selected, and what of it was seen, when a list was last shown. */
export function getSelection(): StoredSelection {
	const { heldBack, seen, known, saved } = read();
	return {
		seen: seen && new Map(seen),
		known: new Map(known),
		saved: new Map(saved),
		heldBack: new Set(heldBack),
	};
}

/** Stores what is selected of a list, and what of it was seen. */
export function storeSelection({ seen, known, saved, heldBack }: ReviewSelection): void {
	store({
		...read(),
		heldBack: [...heldBack],
		seen: [...seen],
		known: [...known],
		saved: [...saved],
	});
}

/**
 * Subscribes to what is selected in other tabs.
 * @param onChanged called when one of them has stored something
 * @returns a function that ends this
 */
export function subscribeToSelection(onChanged: () => void): () => void {
	const handle = ({ key }: StorageEvent) => {
		if (key === getStorageKey()) {
			onChanged();
		}
	};
	window.addEventListener("storage", handle);
	return () => window.removeEventListener("storage", handle);
}

/** Forgets the message of a publication, once it is published. What was written meanwhile is about the next one. */
export function forgetPublicationMessage(published: string | undefined): void {
	if (getPublicationMessage() === published) {
		storePublicationMessage(undefined);
	}
}

/** Stores what the desk has written for the person at this browser, such as by a save or a removal. */
export function storeOwnWrites(written: readonly WrittenFile[]): void {
	if (written.length > 0) {
		store({ ...read(), saved: [...addOwnWrites(getSelection(), written)] });
	}
}

/** Gets what was written about the next publication when its list was last shown. */
export function getPublicationMessage(): string | undefined {
	return read().message;
}

/** Stores what is written about the next publication. */
export function storePublicationMessage(message: string | undefined): void {
	store({ ...read(), message });
}

/** Gets the task that has not been answered; undefined where there is none. */
export function getTask(): SentTask | undefined {
	return read().task;
}

/** Stores a task that the desk is asked to do. */
export function storeTask(task: SentTask): void {
	store({ ...read(), task });
}

/** Forgets a task, once it is answered. That of another tab stays. */
export function forgetTask(id: string): void {
	if (getTask()?.id === id) {
		store({ ...read(), task: undefined });
	}
}

/** Gets the key in the browser's storage: another checkout at the same address has publications of its own. */
function getStorageKey(): string {
	return `desk-publication|${getProjectName()}`;
}

function read(): NextPublication {
	return notStored ?? parse(getStorage("localStorage")?.getItem(getStorageKey()) ?? "{}");
}

/** Parses what is stored; nothing for what another program or another version of the desk has stored. */
function parse(text: string): NextPublication {
	const { heldBack, seen, known, saved, message, task } = parseRecord(text);
	return {
		heldBack: Array.isArray(heldBack) ? heldBack.map(String) : [],
		seen: Array.isArray(seen) ? parsePairs(seen) : undefined,
		known: parsePairs(known),
		saved: parsePairs(saved),
		message: typeof message === "string" ? message : undefined,
		task: parseTask(task),
	};
}

function parseTask(value: unknown): SentTask | undefined {
	const [id, name, subject] = ["id", "name", "subject"].map((key) => getValue(value, [key]));
	return typeof id === "string" && typeof name === "string" && typeof subject === "string"
		? { id, name, subject }
		: undefined;
}

function parsePairs(value: unknown): [string, string][] {
	return Array.isArray(value) ? value.filter(isPair) : [];
}

function isPair(value: unknown): value is [string, string] {
	return (
		Array.isArray(value) && value.every((item) => typeof item === "string") && value.length === 2
	);
}

function store(next: NextPublication): void {
	const isStored = storeItem("localStorage", getStorageKey(), JSON.stringify(next));
	notStored = isStored ? undefined : next;
}
