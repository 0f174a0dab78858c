import type { WrittenFile } from "../../shared/api/entries.ts";
import { getStorage, parseRecord, storeItem } from "../state/storage.ts";
import { getProjectName } from "../state/tab.ts";
import { followOwnWrites, type ReviewSelection } from "./selection.ts";

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
	/** The id of the request that publishes it, until that is answered: a reload or a lost connection may come between. */
	request?: string | undefined;
}

/** What the browser has not stored, because its storage is blocked or full. */
let notStored: NextPublication | undefined;

/** What was selected; without `seen` where no list has been shown. */
export interface StoredSelection extends Omit<ReviewSelection, "seen"> {
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

/**
 * Stores what is selected of a list, and what of it was seen. What another tab has stored since is kept, but where this
 * one has changed it.
 * @param before what this tab has stored or followed last
 */
export function storeSelection(
	{ seen, known, saved, heldBack }: ReviewSelection,
	before: StoredSelection = getSelection(),
): void {
	const stored = read();
	const keys = new Set([
		...stored.heldBack.filter((key) => heldBack.has(key) || !before.heldBack.has(key)),
		...[...heldBack].filter((key) => !before.heldBack.has(key)),
	]);
	store({
		...stored,
		heldBack: [...keys],
		...(stored.seen && seen === before.seen
			? {}
			: { seen: [...seen], known: [...known], saved: [...saved] }),
	});
}

/**
 * Follows what other tabs hold back.
 * @param onChanged called with the keys of all changes that are held back
 * @returns a function that ends this
 */
export function followHeldBack(onChanged: (keys: ReadonlySet<string>) => void): () => void {
	const handle = ({ key }: StorageEvent) => {
		if (key === getStorageKey()) {
			onChanged(getSelection().heldBack);
		}
	};
	window.addEventListener("storage", handle);
	return () => window.removeEventListener("storage", handle);
}

/** Forgets what was seen, once nothing is left to publish: the next list is a first one. */
export function forgetSeen(): void {
	const { heldBack, message, request } = read();
	store({ heldBack, message, request });
}

/** Forgets the message of a publication, once it is published. What was written meanwhile is about the next one. */
export function forgetPublicationMessage(published: string | undefined): void {
	if (getPublicationMessage() === published) {
		storePublicationMessage(undefined);
	}
}

/** Stores what the person at this browser has had written: by a save, a move, a removal or whatever else. */
export function storeOwnWrites(written: readonly WrittenFile[]): void {
	if (written.length > 0) {
		store({ ...read(), saved: [...followOwnWrites(getSelection(), written)] });
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

/** Gets the id of the request to publish that has not been answered; undefined where there is none. */
export function getPublishRequest(): string | undefined {
	return read().request;
}

/** Stores the id of a request to publish. */
export function storePublishRequest(request: string): void {
	store({ ...read(), request });
}

/** Forgets a request to publish, once it is answered. That of another tab stays. */
export function forgetPublishRequest(request: string): void {
	if (getPublishRequest() === request) {
		store({ ...read(), request: undefined });
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
	const { heldBack, seen, known, saved, message, request } = parseRecord(text);
	return {
		heldBack: Array.isArray(heldBack) ? heldBack.map(String) : [],
		seen: Array.isArray(seen) ? parsePairs(seen) : undefined,
		known: parsePairs(known),
		saved: parsePairs(saved),
		message: typeof message === "string" ? message : undefined,
		request: typeof request === "string" ? request : undefined,
	};
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
