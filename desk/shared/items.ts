import { isRecord } from "../../content-model/browser.ts";

/** Fields that name an item for people, the best first. */
const titleFields = ["label", "title", "name", "question", "key", "figure", "point", "text"];

/** Fields that name an item for other files, and stay as its words change. */
const idFields = ["id", "key"];

function findText(item: unknown, fields: readonly string[]): string | undefined {
	return fields
		.map((name) => (isRecord(item) ? item[name] : undefined))
		.find((text): text is string => typeof text === "string" && text !== "");
}

/** Finds the name that an item gives itself in one of its fields. */
export function findItemTitle(item: unknown): string | undefined {
	return findText(item, titleFields);
}

/**
 * Gets the name of an item in its list.
 * @param kind what items of the list are called.
 */
export function getItemTitle(item: unknown, index: number, kind = ""): string {
	const title = typeof item === "string" ? item : findItemTitle(item);
	return title ?? `${kind} ${index + 1}`.trim();
}

/** Identifies an item of a list, whatever its position: by its id, else its title, else its words. */
export function identifyItem(item: unknown): string {
	return findText(item, [...idFields, ...titleFields]) ?? JSON.stringify(item) ?? "";
}

/** Identifies each item of a list. Items with the same identifier are numbered. */
export function identifyItems(list: readonly unknown[]): string[] {
	const counts = new Map<string, number>();
	return list.map((item) => {
		const identifier = identifyItem(item);
		const count = (counts.get(identifier) ?? 0) + 1;
		counts.set(identifier, count);
		return count > 1 ? `${identifier} (${count})` : identifier;
	});
}
