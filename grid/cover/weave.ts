import { cellState } from "../cell.ts";
import { type CoverCell, type DrawPattern, findStateBelow, type Sheet } from "./sheet.ts";

/*
 * Weave, for Solutions: strands of work that hold one another. The grain is the length of the bars. The
 * accent falls on one strand, or on a few bars of it.
 */

/** Bricks of uneven length, each row beginning where the row above does not. */
const drawBond: DrawPattern = (sheet) => {
	const { columns, rows, grain, nextRandom } = sheet;
	const longest = 3 + Math.floor(grain * 3);
	const strand = Math.floor(rows * (0.2 + 0.5 * nextRandom()));
	const drawing = Array.from({ length: rows }, (_, row) => {
		const line: CoverCell[] = row % 2 ? [{ state: cellState.bar, accent: false }] : [];
		while (line.length < columns) {
			line.push(...placeBar(sheet, longest, row - strand));
		}
		return line;
	});
	return (row, column) => drawing[row]?.[column] ?? { state: cellState.tick, accent: false };
};

/** Places a brick with its joint. @param below the strand with the accent, in rows */
function placeBar({ nextRandom }: Sheet, longest: number, below: number): CoverCell[] {
	const length = 2 + Math.floor(nextRandom() * (longest - 1));
	const state = findStateBelow(nextRandom(), [
		[0.78, cellState.bar],
		[0.92, cellState.disc],
	]);
	// Only the row below the strand asks for chance.
	const accent = below === 0 || (below === 1 && nextRandom() < 0.4);
	const joint: CoverCell = {
		state: nextRandom() < 0.35 ? cellState.dot : cellState.tick,
		accent: false,
	};
	return [...Array.from({ length }, () => ({ state, accent })), joint];
}

/** Diagonal strands; every third takes the accent. */
const drawTwill: DrawPattern = (sheet) => {
	const { grain, nextRandom, rows } = sheet;
	const length = 3 + Math.floor(grain * 3);
	const shift = nextRandom() < 0.5 ? 1 : 2;
	const strand = Math.floor(nextRandom() * 3);
	const period = length + 2;
	return (row, column) => {
		const along = column + (rows - row) * shift + period * 3;
		const position = along % period;
		const state = findStateBelow(position, [
			[length, cellState.bar],
			[length + 1, cellState.dot],
		]);
		return { state, accent: position < length && Math.floor(along / period) % 3 === strand };
	};
};

/** Squares of bars, across and down in turn; one strand of those across takes the accent. */
const drawBasket: DrawPattern = (sheet) => {
	const { rows, grain, nextRandom } = sheet;
	const fitsThrees = rows % 4 !== 0 && (rows % 3 === 0 || grain < 0.5);
	const side = fitsThrees ? 3 : 4;
	const turn = nextRandom() < 0.5 ? 1 : 0;
	const strand = Math.floor(nextRandom() * side);
	return (row, column) => {
		const across = (Math.floor(row / side) + Math.floor(column / side)) % 2 === turn;
		return {
			state: across ? cellState.bar : cellState.barDown,
			accent: across && row % side === strand,
		};
	};
};

/** Long strands with rungs between them; one strand takes the accent. */
const drawLadder: DrawPattern = (sheet) => {
	const { rows, grain, nextRandom } = sheet;
	const space = 3 + Math.round(grain * 2);
	const rungColumn = Math.floor(nextRandom() * space);
	const strand = 2 * Math.floor((rows / 2) * (0.25 + 0.5 * nextRandom()));
	return (row, column) => {
		if (row % 2 === 0) {
			return { state: cellState.bar, accent: row === strand };
		}
		return { state: column % space === rungColumn ? cellState.bar : cellState.dot, accent: false };
	};
};

/** The patterns in the order of their numbers. */
export const weave = [drawBond, drawTwill, drawBasket, drawLadder] as const;
