import { createStore } from "./createStore.ts";
import { getStorage, storeItem } from "./storage.ts";

/** Time after which a lock is held by another tab, in milliseconds. */
const lockTimeout = 500;

const lockPrefix = "desk-tab-";

let project = "";
let tab = "";

/** The names of the tabs that were open when somebody last looked. */
const openTabs = createStore<ReadonlySet<string>>(new Set());

/**
 * Gives this tab a name, under which its unsaved edits are stored. Each open tab holds a lock of its name: the edits of
 * a tab that was closed or has crashed are offered again, those of another open tab are not.
 * @param projectName of the project's folder: another checkout at the same address has edits of its own.
 */
export async function claimTab(projectName: string): Promise<void> {
	project = projectName;
	tab = getStorage("sessionStorage")?.getItem("desk-tab") ?? crypto.randomUUID();
	const hasLock = await holdLock(tab);
	if (!hasLock) {
		// A duplicated tab has the same session storage.
		tab = crypto.randomUUID();
		await holdLock(tab);
	}
	storeItem("sessionStorage", "desk-tab", tab);
}

/** Gets the name of the project's folder. */
export function getProjectName(): string {
	return project;
}

/** Gets the name of this tab. */
export function getTab(): string {
	return tab;
}

function holdLock(name: string): Promise<boolean> {
	return new Promise((resolve) => {
		const untilClosed = new Promise<void>(() => {});
		navigator.locks
			.request(lockPrefix + name, { signal: AbortSignal.timeout(lockTimeout) }, () => {
				resolve(true);
				return untilClosed;
			})
			.catch(() => resolve(false));
	});
}

/** Looks which tabs are open: nothing tells when one is closed. @returns their names */
export async function readOpenTabs(): Promise<ReadonlySet<string>> {
	const { held = [] } = await navigator.locks.query();
	const names = new Set(
		held.flatMap(({ name = "" }) =>
			name.startsWith(lockPrefix) ? name.slice(lockPrefix.length) : [],
		),
	);
	openTabs.update((before) => (before.symmetricDifference(names).size === 0 ? before : names));
	return names;
}

/** Takes the names of the open tabs into a component, as they were when somebody last looked. */
export function useOpenTabs(): ReadonlySet<string> {
	return openTabs.useValue();
}
