/** Maximum query length: longer than anyone types, short enough not to stall. */
export const maxQueryLength = 200;

/**
 * Reads the search query from a URL.
 * @param query of the URL, with or without its question mark.
 * @returns the search terms, trimmed and cut to `maxQueryLength`; empty if there are none.
 */
export function readQuery(query: string): string {
	return (new URLSearchParams(query).get("q") ?? "").trim().slice(0, maxQueryLength);
}

/**
 * Writes the search query into a URL's query string, keeping other parameters.
 * @returns the new query with its question mark, or an empty text where nothing is left.
 */
export function writeQuery(query: string, terms: string): string {
	const parameters = new URLSearchParams(query);
	if (terms) {
		parameters.set("q", terms);
	} else {
		parameters.delete("q");
	}
	return parameters.size > 0 ? `?${parameters}` : "";
}
