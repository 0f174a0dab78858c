import { type CellState, cellState, parseRow } from "../cell.ts";
import { type DrawPattern, findStateBelow, type Sheet } from "./sheet.ts";

/*
 * Contour, for Strategy: high ground that is worth reaching. The grain is the spread of the slopes:
 * 0 broad, 1 steep. Distances are in cells and fit a sheet of eight rows; others are scaled to it.
 */

/** One summit in the middle third; it takes the accent. */
const drawPeak: DrawPattern = (sheet) => {
	const summit = createSummit(sheet, 0.32);
	return (row, column) => {
		const state = getStateAtDistance(measureDistance(summit, row, column) * getSteepness(sheet));
		return { state, accent: state === cellState.bar };
	};
};

/** A high summit, and a lesser one on its slope; side by side they would be eyes. The high one takes the accent. */
const drawPair: DrawPattern = (sheet) => {
	const { columns, rows, nextRandom } = sheet;
	const stretch = Math.sqrt(measureWidth(sheet));
	const high = {
		x: columns * (0.34 + 0.06 * nextRandom()),
		y: rows * (0.3 + 0.1 * nextRandom()),
		stretch,
	};
	const low = {
		x: columns * (0.72 + 0.08 * nextRandom()),
		y: rows * (0.72 + 0.1 * nextRandom()),
		stretch,
	};
	return (row, column) => {
		const toHigh = measureDistance(high, row, column);
		const toLow = measureDistance(low, row, column) * 1.4;
		const state = getStateAtDistance(Math.min(toHigh, toLow) * getSteepness(sheet) * 0.9);
		return { state, accent: state === cellState.bar && toHigh < toLow };
	};
};

/** A ridge that crosses the sheet and rises to the right; one row of it takes the accent. */
const drawRidge: DrawPattern = (sheet) => {
	const { columns, rows, grain, nextRandom } = sheet;
	const rise = rows * (0.55 + 0.3 * nextRandom());
	const bend = (nextRandom() - 0.5) * 1.6;
	const accentRow = Math.floor(rows / 2);
	const width = 1.2 - 0.35 * grain;
	return (row, column) => {
		const along = (column + 0.5) / columns;
		const crest = rows / 2 + rise * (0.5 - along) + bend * Math.sin(along * Math.PI * 2);
		const off = Math.abs(row + 0.5 - crest);
		const state = findStateBelow(off, [
			[width, cellState.bar],
			[width + 0.9, cellState.disc],
			[width + 1.9, cellState.dot],
		]);
		return { state, accent: state === cellState.bar && row === accentRow };
	};
};

/** Level steps round a summit, out to the edge of the sheet; the summit takes the accent. */
const drawTerrace: DrawPattern = (sheet) => {
	const { grain } = sheet;
	const summit = createSummit(sheet, 0.28);
	const steps = parseRow("##-o#-o-");
	return (row, column) => {
		const step = Math.floor(
			measureDistance(summit, row, column) * getScale(sheet) * (0.78 + 0.18 * grain),
		);
		return { state: steps[step] ?? cellState.tick, accent: step < 2 };
	};
};

/** The patterns in the order of their numbers. */
export const contour = [drawPeak, drawPair, drawRidge, drawTerrace] as const;

/** A summit; `stretch` draws it out sideways on wide sheets. */
interface Summit {
	x: number;
	y: number;
	stretch: number;
}

/** Creates a summit near the middle. @param spread share of the width on which it may lie */
function createSummit(sheet: Sheet, spread: number): Summit {
	const { columns, rows, nextRandom } = sheet;
	return {
		x: columns * ((1 - spread) / 2 + spread * nextRandom()),
		y: rows * (0.4 + 0.2 * nextRandom()),
		stretch: measureWidth(sheet),
	};
}

function measureDistance(summit: Summit, row: number, column: number): number {
	return Math.hypot((column + 0.5 - summit.x) / summit.stretch, (row + 0.5 - summit.y) * 1.15);
}

/** Measures the width of a sheet beside one of 3 to 2; never less than 1. */
function measureWidth({ columns, rows }: Sheet): number {
	return Math.max(1, columns / rows / 1.5);
}

/** Brings a distance to a sheet of eight rows. */
function getScale({ rows }: Sheet): number {
	return 8 / rows;
}

function getSteepness(sheet: Sheet): number {
	return getScale(sheet) * (0.82 + 0.3 * sheet.grain);
}

/** Returns the state of the ground at a distance from the summit. */
function getStateAtDistance(distance: number): CellState {
	if (distance < 1.75) {
		return cellState.bar;
	}
	if (distance < 2.8) {
		return cellState.disc;
	}
	return distance < 3.9 ? cellState.dot : cellState.tick;
}
