import { type CellState, cellState } from "../cell.ts";

/** The modes of a cover: contour for Strategy, frame for Platform and Governance, habit for Training
 * and measures, weave for Solutions. */
export const coverModes = ["contour", "frame", "habit", "weave"] as const;

/** One of the four modes. */
export type CoverMode = (typeof coverModes)[number];

/** The number of one of a mode's four patterns. */
export type CoverPattern = 0 | 1 | 2 | 3;

/** The sheet that a pattern is drawn on. */
export interface Sheet {
	columns: number;
	rows: number;
	/** The grain, from 0 to 1: each mode uses it in its own way. */
	grain: number;
	/** The cover's own stream, fixed by its slug. */
	nextRandom: () => number;
}

/** One cell of a cover. */
export interface CoverCell {
	state: CellState;
	/** Whether the cell takes the accent; only discs and bars show it. */
	accent: boolean;
}

/** Draws one pattern: prepares what it needs from the sheet, and returns a function from a place to its cell. */
export type DrawPattern = (sheet: Sheet) => (row: number, column: number) => CoverCell;

/** Returns the distance of a cell from the nearest edge of the sheet: 0 at the edge itself. */
export function getDepth(sheet: Sheet, row: number, column: number): number {
	return Math.min(row, column, sheet.rows - 1 - row, sheet.columns - 1 - column);
}

/** Finds the state of the first limit that a value is below, or a tick. @param limits the smallest first */
export function findStateBelow(
	value: number,
	limits: readonly (readonly [number, CellState])[],
): CellState {
	return limits.find(([limit]) => value < limit)?.[1] ?? cellState.tick;
}
