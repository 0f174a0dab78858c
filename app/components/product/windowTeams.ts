import {
	type CellState,
	countUsed,
	type Matrix,
	parseRow,
	toCellState,
} from "../../../grid/index.ts";

/**
 * The three teams of six in the product window, who are those of the sample screenshots: 16 of the 18 people use it
 * on most days of week 5. One began and then stopped, one hardly began.
 */
export const windowTeams: readonly Matrix[] = [
	[
		".......-ooo##############",
		"-.-.--ooo############-###",
		".......--o#########-#####",
		".......-.....----ooo#####",
		".......--.-.-oo##########",
		"..--..---o##.############",
	],
	[
		"...............--o###.###",
		"..-.o-#o############-####",
		"..........--o############",
		"-oo####o##o-.-...........",
		".--o#######-#############",
		"...-.o-o####.############",
	],
	[
		"..........-.--oo#########",
		"...........-.......---.-.",
		"......-...----o#.########",
		"-.---ooo#################",
		"....--oo-o###############",
		"....-....-.-.o-o#########",
	],
].map((rows) => rows.map(parseRow));

/** Returns a team's days as managers see them, without its people: one state per day, from the share that used it. */
export function summariseTeam(team: Matrix): CellState[] {
	return (team[0] ?? []).map((_, day) =>
		toCellState(countUsed(team.map((days) => days[day] ?? 0)) / team.length),
	);
}
