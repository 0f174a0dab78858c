import type { FormValues } from "../../api.ts";

/** What was typed and not saved, with what its form was filled from. */
export interface StoredDraft {
	/** File, or `new:` and the kind. */
	key: string;
	title: string;
	version: string;
	base: FormValues;
	data: FormValues;
	/** When it was typed. */
	time: number;
}

const prefix = "desk-draft";
let tab = "";

/**
 * Gives this tab its own drafts. Each open tab holds a lock: the drafts of a tab that was closed or has
 * crashed are offered again, those of another open tab are not.
 */
export async function claimTab(): Promise<void> {
	tab = sessionStorage.getItem("desk-tab") ?? crypto.randomUUID();
	const hasLock = await holdLock(tab);
	if (!hasLock) {
		// A duplicated tab has the same session storage.
		tab = crypto.randomUUID();
		await holdLock(tab);
	}
	sessionStorage.setItem("desk-tab", tab);
}

function holdLock(name: string): Promise<boolean> {
	return new Promise((resolve) => {
		const untilClosed = new Promise<void>(() => {});
		navigator.locks
			.request(`desk-tab-${name}`, { signal: AbortSignal.timeout(500) }, () => {
				resolve(true);
				return untilClosed;
			})
			.catch(() => resolve(false));
	});
}

function getItemName(key: string, owner = tab): string {
	return `${prefix}|${owner}|${key}`;
}

/** Keeps what is typed. */
export function keepDraft(draft: StoredDraft): void {
	localStorage.setItem(getItemName(draft.key), JSON.stringify(draft));
}

/** Forgets what was typed, once it is saved or discarded. */
export function forgetDraft(key: string): void {
	localStorage.removeItem(getItemName(key));
}

/** What this tab has typed and not saved. */
export function listOwnDrafts(): StoredDraft[] {
	return readDrafts().flatMap(({ owner, draft }) => (owner === tab ? draft : []));
}

/** Takes over the drafts of closed tabs. */
export async function adoptDrafts(): Promise<void> {
	const { held = [] } = await navigator.locks.query();
	const open = new Set(held.map(({ name }) => name));
	const own = new Set(listOwnDrafts().map(({ key }) => key));
	for (const { owner, draft } of readDrafts().toSorted((a, b) => b.draft.time - a.draft.time)) {
		if (owner !== tab && !open.has(`desk-tab-${owner}`) && !own.has(draft.key)) {
			own.add(draft.key);
			keepDraft(draft);
			localStorage.removeItem(getItemName(draft.key, owner));
		}
	}
}

function readDrafts(): { owner: string; draft: StoredDraft }[] {
	return Object.entries(localStorage).flatMap(([name, text]) => {
		const [start, owner = ""] = name.split("|");
		return start === prefix ? [{ owner, draft: JSON.parse(String(text)) as StoredDraft }] : [];
	});
}
