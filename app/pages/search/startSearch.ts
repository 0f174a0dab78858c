import { searchIndexPath } from "../../../paths/index.ts";
import type { Search, SearchWords } from "./engine.ts";
import type { IndexedEntry } from "./searchIndex.ts";

/** Timeout of the index, in ms: longer than any usable connection needs. */
const timeout = 30_000;

/** The engine cannot be had though the index can: since the page was opened, another release has replaced it. */
export class MissingEngineError extends Error {}

let searchPromise: Promise<Search> | undefined;

/**
 * Fetches the index and the engine, once.
 * @throws if the second attempt fails too; the next call tries again.
 */
export function startSearch(words: SearchWords): Promise<Search> {
	searchPromise ??= loadSearch(words).catch((error: unknown) => {
		searchPromise = undefined;
		throw error;
	});
	return searchPromise;
}

async function loadSearch(words: SearchWords): Promise<Search> {
	const entries = await fetchIndex().catch(fetchIndex);
	// After the index, whose arrival shows that the site can be reached. The build repeats an import that fails.
	const { createSearch } = await import("./engine.ts").catch((cause: unknown) => {
		throw new MissingEngineError("The search engine did not load.", { cause });
	});
	return createSearch(entries, words);
}

async function fetchIndex(): Promise<IndexedEntry[]> {
	const response = await fetch(searchIndexPath, { signal: AbortSignal.timeout(timeout) });
	if (!response.ok) {
		throw new Error(`${searchIndexPath}: ${response.status}`);
	}
	return response.json();
}
