import { type CellState, cellState } from "../cell.ts";
import { type DrawPattern, getDepth, type Sheet } from "./sheet.ts";

/*
 * Frame, for Platform and Governance: a wall, and what is kept inside. The grain moves the core or the
 * wall. What is kept takes the accent.
 */

/** Rings that grow inwards to a core, which is left or right of the middle. */
const drawCore: DrawPattern = (sheet) => {
	const { columns, rows, grain } = sheet;
	const rings = listRingStates(rows);
	// At most a quarter of what the sheet is wider than high, so that the rings never leave it.
	const shift = Math.round((columns - rows) * (grain - 0.5) * 0.8);
	return (row, column) => {
		const ring = Math.min(row, rows - 1 - row, column - 1 - shift, columns - 2 - column + shift);
		const state =
			ring < 0 ? cellState.tick : (rings[Math.min(ring, rings.length - 1)] ?? cellState.tick);
		return { state, accent: ring >= rings.length - 1 };
	};
};

/** Two rooms with a wall between: one closed, one that lets in what has grown. */
const drawRooms: DrawPattern = (sheet) => {
	const { columns, rows, grain } = sheet;
	const wall = Math.round(columns * (0.36 + 0.22 * grain));
	/** The states of its rings, from the wall inwards. */
	const [closedStates, openStates] = [
		[cellState.barBothWays, cellState.tick, cellState.disc],
		[cellState.dot, cellState.disc, cellState.bar],
	] as const;
	return (row, column) => {
		const isClosed = column < wall;
		const sides = isClosed ? [column, wall - 1 - column] : [column - wall, columns - 1 - column];
		const ring = Math.min(row, rows - 1 - row, ...sides);
		const states = isClosed ? closedStates : openStates;
		return { state: states[ring] ?? states[2], accent: !isClosed && ring > 1 };
	};
};

/** A wall with one gate, and the row that may pass through it. */
const drawGate: DrawPattern = (sheet) => {
	const { columns, rows, grain } = sheet;
	const height = rows % 2 === 0 ? 2 : 1;
	const top = Math.floor((rows - height) / 2);
	const inside = Math.round(grain * Math.max(0, columns - 10) * 0.3);
	return (row, column) => {
		const ring = getDepth(sheet, row, column);
		const passes = row >= top && row < top + height;
		if (passes && column >= columns - 2) {
			return { state: cellState.disc, accent: true };
		}
		if (ring === 0) {
			return { state: cellState.barBothWays, accent: false };
		}
		if (ring === 1) {
			return { state: cellState.tick, accent: false };
		}
		if (!passes) {
			return { state: cellState.dot, accent: false };
		}
		return { state: column < 2 + inside ? cellState.disc : cellState.bar, accent: true };
	};
};

/** Walls inside walls; the second holds what is kept. */
const drawNest: DrawPattern = (sheet) => {
	const { rows, columns, grain } = sheet;
	const deepest = Math.floor((Math.min(rows, columns) - 1) / 2);
	return (row, column) => {
		const ring = getDepth(sheet, row, column);
		if (ring === 0) {
			return { state: grain < 0.5 ? cellState.barBothWays : cellState.disc, accent: false };
		}
		if (ring === 1) {
			return { state: grain < 0.5 ? cellState.tick : cellState.dot, accent: false };
		}
		if (ring === 2) {
			return { state: cellState.barBothWays, accent: true };
		}
		return { state: ring === deepest ? cellState.disc : cellState.dot, accent: false };
	};
};

/** The patterns in the order of their numbers. */
export const frame = [drawCore, drawRooms, drawGate, drawNest] as const;

/** Lists the states of the rings, from the outer one inwards. Low sheets have no room for the empty ring. */
function listRingStates(rows: Sheet["rows"]): readonly CellState[] {
	return rows < 7
		? [cellState.dot, cellState.disc, cellState.bar]
		: [cellState.dot, cellState.tick, cellState.disc, cellState.bar];
}
