import { type CellState, cellState, toCellState } from "./cell.ts";
import { createRandom } from "./seed.ts";

/** Working days of a week. */
export const daysInWeek = 5;

/** Weeks that a row shows. */
export const weeksInGrid = 5;

/** A row has a cell for each working day of five weeks, also where it draws something else. */
export const cellsInRow = weeksInGrid * daysInWeek;

/** Draws a row with one bar. @param start its first cell, from 0 @param end the cell after its last */
export function drawBarRow(start: number, end: number): CellState[] {
	return Array.from(
		{ length: cellsInRow },
		(_, cell): CellState => (cell >= start && cell < end ? cellState.bar : cellState.tick),
	);
}

/**
 * Creates the row of a section's ruler: a habit that has begun.
 * @param slug fixes the row
 * @param fill from 0, nearly empty, to 1, one bar
 */
export function createRulerRow(slug: string, fill: number): CellState[] {
	const next = createRandom(slug);
	const middle = (cellsInRow + 1) * (1 - fill);
	return Array.from({ length: cellsInRow }, (_, day) =>
		toCellState(calculateGrowth(day, middle, 3) + (next() - 0.5) * 0.35 + 0.03),
	);
}

/** Calculates the logistic curve, which runs from 0 long before `middle` to 1 long after it, half way at it. */
export function calculateGrowth(day: number, middle: number, rise: number): number {
	return 1 / (1 + Math.exp((middle - day) / rise));
}
