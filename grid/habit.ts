import { type CellState, cellState, type Matrix, toCellState } from "./cell.ts";
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

/** The habit of a group of people. Every amount but `slug` and `rows` has a default. */
interface HabitOptions {
	/** Fixes the drawing. */
	slug: string;
	/** People: one row each. */
	rows: number;
	/** Working days: one column each. */
	days?: number;
	/** First and last day on which a person's use is half way up; each person falls between. */
	start: readonly [first: number, last: number];
	/** Days the rise takes: small is sudden. */
	slope?: number;
	/** Unevenness of the days: 0 smooth, 1 wild. Halves once the habit has set. */
	noise?: number;
	/** The chance, from 0 to 1, that a person with the habit misses a day. */
	missedDays?: number;
	/** Rows (counted from 0) of people who hardly begin. */
	idle?: readonly number[];
}

/**
 * Draws people who take up a habit: each row rises from ticks through dots and discs to bars, with a
 * start, speed and steadiness of its own.
 * @returns one row per person, one column a day; from ticks to bars across
 */
export function createHabit(options: HabitOptions): Matrix {
	const { slug, rows, start, days = daysInGrid, slope = 2.2, noise = 0.5 } = options;
	const { missedDays = 0, idle = [] } = options;
	const [first, last] = start;
	const nextRandom = createRandom(slug);
	return Array.from({ length: rows }, (_, row) => {
		const middle = first + (last - first) * nextRandom();
		const top = (0.9 + 0.1 * nextRandom()) * (idle.includes(row) ? 0.3 : 1);
		const rise = slope * (0.7 + 0.6 * nextRandom());
		return Array.from({ length: days }, (_, day): CellState => {
			if (day > middle + 2 && nextRandom() < missedDays)
				return nextRandom() < 0.5 ? cellState.dot : cellState.tick;
			const unevenness = noise * (day > middle + 3 * rise ? 0.55 : 1);
			return toCellState(
				calculateGrowth(day, middle, rise) * top + (nextRandom() - 0.5) * unevenness,
			);
		});
	});
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
