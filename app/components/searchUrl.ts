/** The most characters of a query that are looked for: more than anyone types, less than would stall. */
export const maxQueryLength = 200;

/**
 * What an address asks for.
 * @param query of the address, with or without its question mark.
 * @returns the words, trimmed and cut to `longestQuery`; empty where it asks for nothing.
 */
export function readQuery(query: string): string {
	return (new URLSearchParams(query).get("q") ?? "").trim().slice(0, maxQueryLength);
}

/**
 * Puts the words into the query of an address, and leaves there what others have put.
 * @returns the new query with its question mark, or an empty text where nothing is left.
 */
export function writeQuery(query: string, words: string): string {
	const parameters = new URLSearchParams(query);
	if (words) {
		parameters.set("q", words);
	} else {
		parameters.delete("q");
	}
	return parameters.size > 0 ? `?${parameters}` : "";
}
