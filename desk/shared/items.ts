import { isRecord } from "../../content-model/browser.ts";
import { isVersionOf } from "./excerptChanges.ts";
import { isSame } from "./isSame.ts";

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
 * @param itemLabel what items of the list are called.
 */
export function getItemTitle(item: unknown, index: number, itemLabel = ""): string {
	const title = typeof item === "string" ? item : findItemTitle(item);
	return title ?? `${itemLabel} ${index + 1}`.trim();
}

/** Identifies an item of a list by its id, else its title, else its JSON; never by its position. */
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

/**
 * Finds for each item of a list the one of its earlier version that it was: the same, else one of the same name,
 * else one of which half is left. Positions do not count.
 * @returns positions in the earlier version; undefined for an item that is new.
 */
export function matchItems(
	before: readonly unknown[],
	after: readonly unknown[],
): (number | undefined)[] {
	const [oldNames, newNames] = [identifyItems(before), identifyItems(after)];
	const rest = new Set(before.keys());
	const matches: (number | undefined)[] = after.map(() => undefined);
	const match = (isMatch: (oldIndex: number, newIndex: number) => boolean) => {
		for (const newIndex of after.keys()) {
			matches[newIndex] ??= [...rest].find((oldIndex) => isMatch(oldIndex, newIndex));
			rest.delete(matches[newIndex] ?? -1);
		}
	};
	match((oldIndex, newIndex) => isSame(before[oldIndex], after[newIndex]));
	match((oldIndex, newIndex) => oldNames[oldIndex] === newNames[newIndex]);
	match((oldIndex, newIndex) => isReworded(before[oldIndex], after[newIndex]));
	return matches;
}

/** Checks whether a value has nothing in it: no word, no number and no tick. */
export function isBlank(value: unknown): boolean {
	return typeof value === "object" && value !== null
		? Object.values(value).every(isBlank)
		: value === undefined || value === null || value === "" || value === false;
}

/** Checks whether at least half of an item is left in another. */
function isReworded(before: unknown, after: unknown): boolean {
	if (isRecord(before) && isRecord(after)) {
		const names = Object.keys(before).filter((name) => !isBlank(before[name]));
		const isKept = (name: string) =>
			isSame(before[name], after[name]) || isReworded(before[name], after[name]);
		const kept = names.filter(isKept);
		return before.id === after.id && kept.length > 0 && kept.length * 2 >= names.length;
	}
	const areTexts = typeof before === "string" && typeof after === "string";
	return areTexts && !isBlank(after) && isVersionOf(before, after);
}
