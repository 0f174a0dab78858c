import { countUsedMostDays, type Matrix } from "../../grid/index.ts";

/** Colours of the five teams, in the order of their names in the content. */
export const teamColours = ["dusk", "saltbush", "gum", "ochre", "redgum"] as const;

/** Working days of a week. */
const week = 5;

/** Counts the number of people who use it on most days, for each of the five weeks. */
export function countByWeek(people: Matrix): number[] {
	return Array.from({ length: 5 }, (_, index) =>
		countUsedMostDays(people, index * week, (index + 1) * week),
	);
}
