import type { Overview } from "../../shared/api/entries.ts";

/** Finds the page that shows an entry, if any. @param path of its file; that of a new entry is empty, and finds none */
export function findEntryPage({ groups }: Overview, path: string): string | undefined {
	return groups.flatMap(({ entries }) => entries).find((entry) => entry.path === path)?.page;
}
