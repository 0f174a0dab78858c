import {
	type CellState,
	countUsed,
	createHabit,
	type Matrix,
	parseRow,
	toCellState,
} from "../../../grid/index.ts";

/** The one person of the product window who began and then stopped. */
const dropOut = { row: 9, days: parseRow("-oo####o##o-.-...........") };

const windowPeople = createHabit({
	slug: "ormond-vale-autumn",
	rows: 18,
	start: [0, 18],
	noise: 0.32,
	missedDays: 0.04,
	idle: [13],
}).map((days, row) => (row === dropOut.row ? dropOut.days : days));

/** The three teams of six in the product window, who are those of the sample screenshots. */
export const windowTeams: readonly Matrix[] = [0, 6, 12].map((first) =>
	windowPeople.slice(first, first + 6),
);

/** Returns a team's days as managers see them, without its people: one state per day, from the share that used it. */
export function summariseTeam(team: Matrix): CellState[] {
	return (team[0] ?? []).map((_, day) =>
		toCellState(countUsed(team.map((days) => days[day] ?? 0)) / team.length),
	);
}
