import type { CellState } from "./cell.ts";
import { cellsInRow, drawBarRow } from "./habit.ts";

/**
 * Draws a row for each amount, with a bar as long as its share of all. Each bar begins where the one before ends.
 * @param minimum the cells that a bar has at least.
 */
export function drawShares(amounts: readonly number[], minimum = 1): CellState[][] {
	const total = amounts.reduce((sum, amount) => sum + amount, 0);
	let sum = 0;
	let end = 0;
	return amounts.map((amount, index) => {
		sum += amount;
		const start = Math.min(end, cellsInRow - minimum);
		// Each of those that follow needs its cells.
		const latest = cellsInRow - (amounts.length - 1 - index) * minimum;
		end = Math.max(start + minimum, Math.min(latest, Math.round((sum / total) * cellsInRow)));
		return drawBarRow(start, end);
	});
}
