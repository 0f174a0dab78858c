import { type CellState, cellState, toCellState } from "./cell.ts";
import { createRandom } from "./seed.ts";

/** Working days of a week. */
export const daysInWeek = 5;

/** The page is five weeks of working days. */
export const weeksInGrid = 5;
export const daysInGrid = weeksInGrid * daysInWeek;

/** Draws a row with one bar. @param start its first day, from 0 @param end the day after its last */
export function drawBarRow(start: number, end: number): CellState[] {
	return Array.from(
		{ length: daysInGrid },
		(_, day): CellState => (day >= start && day < end ? cellState.bar : cellState.tick),
	);
}

/**
 * Creates the row of a section's ruler: a habit that has begun.
 * @param slug fixes the row
 * @param fill from 0, nearly empty, to 1, one bar
 */
export function createRulerRow(slug: string, fill: number): CellState[] {
	const next = createRandom(slug);
	const middle = (daysInGrid + 1) * (1 - fill);
	return Array.from({ length: daysInGrid }, (_, day) =>
		toCellState(calculateGrowth(day, middle, 3) + (next() - 0.5) * 0.35 + 0.03),
	);
}

/** Calculates the logistic curve, which runs from 0 long before `middle` to 1 long after it, half way at it. */
export function calculateGrowth(day: number, middle: number, rise: number): number {
	return 1 / (1 + Math.exp((middle - day) / rise));
}
