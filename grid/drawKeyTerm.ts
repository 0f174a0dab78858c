import { type CellState, cellState } from "./cell.ts";
import { daysInGrid } from "./habit.ts";

/** Weeks per unit. A year has 52. */
const weeksPerUnit: [unit: RegExp, weeks: number][] = [
	[/business days/i, 1 / 5],
	[/days/i, 1 / 7],
	[/months/i, 52 / 12],
];

/**
 * Draws a figure of the contract. A percentage fills that share of 25 cells, evenly spread; a time is one
 * joined cell for each week, in rows of 25. A partial week is a disc.
 * @param figure such as `20%` or `5 Business Days`
 * @returns rows of 25 cells; none if the text holds no number
 */
export function drawKeyTerm(figure: string): CellState[][] {
	const number = Number(figure.match(/\d+(?:\.\d+)?/)?.[0] ?? 0);
	if (figure.includes("%")) {
		const filledDays = Math.round((daysInGrid * Math.min(number, 100)) / 100);
		// A cell is filled where the running share reaches the next whole number.
		const countFilledBefore = (cells: number) => Math.floor((cells * filledDays) / daysInGrid);
		return [
			createRow((cell) =>
				countFilledBefore(cell + 1) > countFilledBefore(cell) ? cellState.bar : cellState.tick,
			),
		];
	}
	const [, share = 1] = weeksPerUnit.find(([unit]) => unit.test(figure)) ?? [];
	// A sum of fractions may miss a whole week by a rounding error.
	const weeks = Math.round(number * share * 1000) / 1000;
	return Array.from({ length: Math.ceil(weeks / daysInGrid) }, (_, line) =>
		createRow((cell) => {
			const remaining = weeks - line * daysInGrid - cell;
			if (remaining >= 1) {
				return cellState.bar;
			}
			return remaining > 0 ? cellState.disc : cellState.tick;
		}),
	);
}

function createRow(getState: (cell: number) => CellState): CellState[] {
	return Array.from({ length: daysInGrid }, (_, cell) => getState(cell));
}
