import { createHabit, type Matrix } from "../../../grid/index.ts";
import { countByWeek } from "../../components/teamUse.ts";

/** First and last day on which a person of each team has half a habit. */
const starts = [
	[9, 19],
	[6, 17],
	[5, 17],
	[7, 18],
	[1, 13],
] as const;

/**
 * The hero's five teams of three people over 25 working days. The slug's number was chosen so that 1, 4, 8,
 * 12 and 15 of the 15 people use it on most days of weeks 1 to 5.
 */
export const heroTeams: readonly Matrix[] = starts.map((start, team) =>
	createHabit({
		slug: `home-844-${team}`,
		rows: 3,
		start,
		slope: 2.5,
		noise: 0.62,
		missedDays: 0.06,
	}),
);

/** Finds the first week in which most of a team use it on most days, counted from 1, and how many of them do. */
export function findTurningWeek(team: Matrix): { number: number; count: number } {
	const counts = countByWeek(team);
	const index = counts.findIndex((count) => count > team.length / 2);
	return { number: index + 1, count: counts[index] ?? 0 };
}
