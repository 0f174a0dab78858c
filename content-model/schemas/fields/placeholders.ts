import { formatSuggestion } from "../../../nearest/nearest.ts";

/** Finds the first placeholder of a text, in braces, that is not one of those allowed. */
export function findUnknownPlaceholder(
	text: string,
	allowedNames: readonly string[],
): string | undefined {
	return text
		.match(/\{\w*\}/g)
		?.find((placeholder) => !allowedNames.includes(placeholder.slice(1, -1)));
}

/**
 * Formats placeholders as a sentence lists them, with the one that was probably meant by the first unknown one.
 * @param text as it was written.
 * @param allowedNames all names that are accepted, if not all are listed.
 */
export function formatPlaceholders(
	listedNames: readonly string[],
	text: string,
	allowedNames = listedNames,
): string {
	const addBraces = (names: readonly string[]) => names.map((name) => `{${name}}`);
	const unknown = findUnknownPlaceholder(text, allowedNames);
	const suggestion = unknown ? formatSuggestion(unknown, addBraces(allowedNames)) : "";
	return new Intl.ListFormat("en-AU").format(addBraces(listedNames)) + suggestion;
}
