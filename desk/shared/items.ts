import { isRecord } from "../../content-model/browser.ts";

/** Fields that name an entry for people, the best first. */
const titleFields = ["label", "title", "name", "question", "key", "figure", "point", "text"];

/** Fields that name an entry for other files, and stay as its words change. */
const idFields = ["id", "key"];

function findText(entry: unknown, fields: readonly string[]): string | undefined {
	return fields
		.map((name) => (isRecord(entry) ? entry[name] : undefined))
		.find((text): text is string => typeof text === "string" && text !== "");
}

/**
 * The name of an entry in its list.
 * @param kind what entries of the list are called.
 */
export function getItemTitle(entry: unknown, index: number, kind = ""): string {
	const title = typeof entry === "string" ? entry : findText(entry, titleFields);
	return title ?? `${kind} ${index + 1}`.trim();
}

/** Identifies an entry of a list, whatever its position: by its id, else its title, else its words. */
export function identifyItem(entry: unknown): string {
	return findText(entry, [...idFields, ...titleFields]) ?? JSON.stringify(entry) ?? "";
}

/** Identifies each entry of a list. Entries with the same identifier are numbered. */
export function identifyItems(list: readonly unknown[]): string[] {
	const counts = new Map<string, number>();
	return list.map((entry) => {
		const identifier = identifyItem(entry);
		const count = (counts.get(identifier) ?? 0) + 1;
		counts.set(identifier, count);
		return count > 1 ? `${identifier} (${count})` : identifier;
	});
}
