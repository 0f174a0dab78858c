import { maxQueryLength } from "../../components/SearchForm.tsx";

/**
 * Reads the search terms of a URL.
 * @param queryString of the URL, with or without its question mark.
 * @returns the search terms, trimmed and cut to `maxQueryLength`; empty if there are none.
 */
export function parseSearchTerms(queryString: string): string {
	return (new URLSearchParams(queryString).get("q") ?? "").trim().slice(0, maxQueryLength);
}

/**
 * Writes the search terms into a URL's query string, keeping other parameters.
 * @returns the new query with its question mark, or an empty text where nothing is left.
 */
export function setSearchTerms(queryString: string, terms: string): string {
	const parameters = new URLSearchParams(queryString);
	if (terms) {
		parameters.set("q", terms);
	} else {
		parameters.delete("q");
	}
	return parameters.size > 0 ? `?${parameters}` : "";
}
