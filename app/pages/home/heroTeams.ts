import { type Matrix, parseRow } from "../../../grid/index.ts";
import { countByWeek } from "../../components/teamUse.ts";

/**
 * The hero's five teams of three people over 25 working days: 1, 4, 8, 12 and 15 of the 15 people use it on most
 * days of weeks 1 to 5.
 */
export const heroTeams: readonly Matrix[] = [
	[".-..--...-..------#######", "-.-........--..----o###-#", ".....-.-....-.oo-#o####.#"],
	["o-..-.ooo#o.#############", "......-..-oo#-o##oo#####-", "...-....-..-..---o-######"],
	["...-o-...oo-oo#o###.#####", ".-.--..oooo##############", ".--...oooo#-o#o#--###..##"],
	["..----....oo-.--##o#..###", "...-.-....-.o--o#o#######", "-....--.o.###############"],
	["-.---..-.--oo#.######.##-", "o-.#o#####.######-#######", ".....-.....--############"],
].map((rows) => rows.map(parseRow));

/** Finds the first week in which most of a team use it on most days, counted from 1, and how many of them do. */
export function findTurningWeek(team: Matrix): { number: number; count: number } {
	const counts = countByWeek(team);
	const index = counts.findIndex((count) => count > team.length / 2);
	return { number: index + 1, count: counts[index] ?? 0 };
}
