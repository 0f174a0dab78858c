import { LRUCache } from "lru-cache";

/** Characters of text that a cache holds: several times the sample content, whose trees take some 30 times as much. */
const maxLength = 2_000_000;

/**
 * Caches what is computed from a text alone. At the desk all content is checked after each pause in typing, and
 * all texts but one are as before.
 * @returns the function with its cache; its results are shared, so no caller may change one.
 */
export function cacheByText<Result extends object>(
	compute: (text: string) => Result,
): (text: string) => Result {
	const cache = new LRUCache<string, Result>({
		maxSize: maxLength,
		sizeCalculation: (_result, text) => text.length + 1,
		memoMethod: compute,
	});
	return (text) => cache.memo(text);
}
