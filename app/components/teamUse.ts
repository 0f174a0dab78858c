import { splitAtPlaceholder } from "../../content-model/index.ts";
import { countUsedMostDays, daysInWeek, type Matrix, weeksInGrid } from "../../grid/index.ts";

/** Colours of the five teams, in the order of their names in the content. */
export const teamColours = ["dusk", "saltbush", "gum", "ochre", "redgum"] as const;

/** Counts the number of people who use it on most days, for each week. */
export function countByWeek(people: Matrix): number[] {
	return Array.from({ length: weeksInGrid }, (_, index) =>
		countUsedMostDays(people, index * daysInWeek, (index + 1) * daysInWeek),
	);
}

/** Splits the text of a count of people at the count, which is set apart from the rest. */
export function splitCount(text: string, total: number): [before: string, after: string] {
	const [before, after] = splitAtPlaceholder(text.replace("{total}", String(total)), "count");
	return [before, after.trim()];
}
