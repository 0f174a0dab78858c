/**
 * The states of a cell, named by the symbol that shows each: tick (not yet), dot (tried it), disc (used it), bar across (a full
 * day), bar down, bar that joins both ways.
 */
export const cellState = { tick: 0, dot: 1, disc: 2, bar: 3, barDown: 4, barBothWays: 5 } as const;

/** The state of one cell. */
export type CellState = (typeof cellState)[keyof typeof cellState];

/** A drawing as rows of cells, all rows equally long. Read as `matrix[row][column]`. */
export type Matrix = CellState[][];

/** One symbol of a row, or the empty days before one. */
export interface Run {
	/** Column of its first cell, counted from 0. */
	start: number;
	/** Cells it covers: 1 for dots and discs, 1 or more for bars and empty days. */
	length: number;
	/** The state of its cells: 0 for empty days, since ticks are the row's ground. */
	state: CellState;
}

/**
 * Reads an amount as a state.
 * @param value an amount; below 0 and above 1 are allowed
 */
export function toCellState(value: number): 0 | 1 | 2 | 3 {
	if (value < 0.16) {
		return cellState.tick;
	}
	if (value < 0.36) {
		return cellState.dot;
	}
	return value < 0.58 ? cellState.disc : cellState.bar;
}

/**
 * Reads a row written as text: `.` tick, `-` dot, `o` disc, `#` bar across, `|` bar down, `+` both.
 * @throws naming the character if it is none of these
 */
export function parseRow(text: string): CellState[] {
	// Outside the function it would stay in the scripts of the site, where nothing reads a row.
	const states: Readonly<Record<string, CellState>> = {
		".": cellState.tick,
		"-": cellState.dot,
		o: cellState.disc,
		"#": cellState.bar,
		"|": cellState.barDown,
		"+": cellState.barBothWays,
	};
	return Array.from(text, (character) => {
		const state = states[character];
		if (state === undefined) {
			const allowed = Object.keys(states).join(" ");
			throw new Error(`"${character}" of the grid "${text}" is not a symbol. They are ${allowed}`);
		}
		return state;
	});
}

/**
 * Reads a drawing: rows as {@link parseRow} reads them, with `/` between them.
 * @throws if a row has another symbol
 */
export function parseMatrix(text: string): Matrix {
	return text.split("/").map(parseRow);
}

/**
 * Finds the symbols of one row, from left to right, and the empty days before and between them: each dot and
 * disc alone, neighbouring bars of one state as one, empty days as one. Bars down stay
 * apart, since they join only with the rows above and below.
 * @param row states of the cells
 * @param end the cell before which to stop: after the last symbol, unless it is given
 */
export function findRuns(
	row: readonly CellState[],
	end = row.findLastIndex((state) => state !== cellState.tick) + 1,
): Run[] {
	const runs: Run[] = [];
	row.slice(0, end).forEach((state, start) => {
		const last = runs.at(-1);
		const joins =
			state === cellState.tick || state === cellState.bar || state === cellState.barBothWays;
		if (joins && last?.state === state) {
			last.length++;
		} else {
			runs.push({ start, length: 1, state });
		}
	});
	return runs;
}

/** Counts the cells of a row that are used: discs and bars, not ticks and dots. */
export function countUsed(row: readonly CellState[]): number {
	return row.filter((state) => state >= cellState.disc).length;
}

/**
 * Counts the rows that are used on most of their days. Printed beside a grid, this is the number of people
 * who use the tool most days: in a week of five days, on three or more.
 * @param matrix one row per person, one column a working day
 * @param start first column counted
 * @param end column before which to stop
 */
export function countUsedMostDays(matrix: Matrix, start = 0, end?: number): number {
	return matrix.filter((row) => {
		const days = row.slice(start, end);
		return countUsed(days) > days.length / 2;
	}).length;
}
