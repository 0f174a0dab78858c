import { type CellState, cellState } from "./cell.ts";
import { cellsInRow } from "./habit.ts";

/** Weeks per unit. A year has 52. */
const weeksPerUnit = new Map([
	["day", 1 / 7],
	["business day", 1 / 5],
	["week", 1],
	["month", 52 / 12],
	["year", 52],
]);

const keyTerm = /(\d+(?:\.\d+)?)[\s-]?(?:%|(?:calendar )?(business day|day|week|month|year)s?\b)/i;

/** Returns whether a figure of the contract can be drawn: a percentage, or a time in a unit that is known. */
export function isKeyTerm(figure: string): boolean {
	return keyTerm.test(figure);
}

/**
 * Draws a figure of the contract. A percentage fills that share of 25 cells, evenly spread; a time is one
 * joined cell for each week, in rows of 25. A partial week is a disc.
 * @param figure such as `20%` or `5 Business Days`
 * @returns rows of 25 cells, without a mark if the text is no key term
 */
export function drawKeyTerm(figure: string): CellState[][] {
	const [, digits = "0", unit] = keyTerm.exec(figure) ?? [];
	const number = Number(digits);
	const weeksOfUnit = weeksPerUnit.get(unit?.toLowerCase() ?? "");
	if (weeksOfUnit === undefined) {
		const filledDays = Math.round((cellsInRow * Math.min(number, 100)) / 100);
		// A cell is filled where the running share reaches the next whole number.
		const countFilledBefore = (cells: number) => Math.floor((cells * filledDays) / cellsInRow);
		return [
			createRow((cell) =>
				countFilledBefore(cell + 1) > countFilledBefore(cell) ? cellState.bar : cellState.tick,
			),
		];
	}
	// A sum of fractions may miss a whole week by a rounding error.
	const weeks = Math.round(number * weeksOfUnit * 1000) / 1000;
	return Array.from({ length: Math.ceil(weeks / cellsInRow) }, (_, line) =>
		createRow((cell) => {
			const remaining = weeks - line * cellsInRow - cell;
			if (remaining >= 1) {
				return cellState.bar;
			}
			return remaining > 0 ? cellState.disc : cellState.tick;
		}),
	);
}

function createRow(getState: (cell: number) => CellState): CellState[] {
	return Array.from({ length: cellsInRow }, (_, cell) => getState(cell));
}
