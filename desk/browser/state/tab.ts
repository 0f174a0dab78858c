import { getStorage, storeItem } from "./storage.ts";

/** Time after which a lock is held by another tab, in milliseconds. */
const lockTimeout = 500;

let project = "";
let tab = "";

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
export function getProject(): string {
	return project;
}

/** Gets the name of this tab. */
export function getTab(): string {
	return tab;
}

function formatLockName(name: string): string {
	return `desk-tab-${name}`;
}

function holdLock(name: string): Promise<boolean> {
	return new Promise((resolve) => {
		const untilClosed = new Promise<void>(() => {});
		navigator.locks
			.request(formatLockName(name), { signal: AbortSignal.timeout(lockTimeout) }, () => {
				resolve(true);
				return untilClosed;
			})
			.catch(() => resolve(false));
	});
}

/** Reads which tabs are open. @returns a function that tells it of one by its name */
export async function readOpenTabs(): Promise<(name: string) => boolean> {
	const { held = [] } = await navigator.locks.query();
	const names = new Set(held.map(({ name }) => name));
	return (name) => names.has(formatLockName(name));
}
