import type { EntryGroup, EntrySummary, Overview } from "../../shared/api/entries.ts";
import type { UnsavedEdit } from "../state/unsavedEdits.ts";

/** A group of the list, with those of its entries that the search matches. */
interface GroupMatches {
	group: EntryGroup;
	entries: readonly EntrySummary[];
}

/**
 * Searches all content and the unsaved edits for words, in any order. A group whose own name matches is matched as a
 * whole.
 * @param search as it is typed; everything matches an empty one.
 */
export function searchContent(
	{ groups }: Overview,
	edits: readonly UnsavedEdit[],
	search: string,
): { groups: readonly GroupMatches[]; edits: readonly UnsavedEdit[]; count: number } {
	const words = search.toLowerCase().split(/\s+/).filter(Boolean);
	const matches = (text: string) => words.every((word) => text.toLowerCase().includes(word));
	const groupMatches = groups.map((group) => ({
		group,
		entries: matches(`${group.label} ${group.adds?.label ?? ""}`)
			? group.entries
			: group.entries.filter(({ title, path, detail = "" }) =>
					matches(`${title} ${path} ${detail}`),
				),
	}));
	const editMatches = edits.filter(({ key, title }) => matches(`${title} ${key}`));
	return {
		groups: groupMatches,
		edits: editMatches,
		count: editMatches.length + groupMatches.flatMap(({ entries }) => entries).length,
	};
}
