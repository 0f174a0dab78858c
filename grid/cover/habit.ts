import { type CellState, cellState, toCellState } from "../cell.ts";
import { calculateGrowth } from "../habit.ts";
import { type DrawPattern, findStateBelow, type Sheet } from "./sheet.ts";

/*
 * Habit, for Training and measures: one row per person, days that join up. The grain is the length of the
 * tide. The accent falls on one person's row.
 */

/** The days of one person of a sheet: asked row after row, day after day. */
type People = (sheet: Sheet) => (row: number) => (day: number) => CellState;

/** Everyone starts when they can, and misses a day now and then. */
const drawScatter: People =
	({ columns, nextRandom }) =>
	() => {
		const onset = columns * (0.12 + 0.6 * nextRandom());
		return (day) => {
			const lapse = day > onset + 2 && nextRandom() < 0.08;
			return lapse
				? cellState.dot
				: toCellState(calculateGrowth(day, onset, 1.15) + (nextRandom() - 0.5) * 0.42);
		};
	};

/** Each person starts a little before the one above. */
const drawCascade: People =
	({ columns, rows, nextRandom }) =>
	(row) => {
		const onset = 0.5 + (columns - 2.5) * (1 - row / (rows - 1)) * 0.9 + nextRandom() * 1.2;
		return (day) => toCellState(calculateGrowth(day, onset, 1.1) + (nextRandom() - 0.5) * 0.16);
	};

/** The start moves through the group like a tide, in and out. */
const drawTide: People = ({ columns, rows, grain, nextRandom }) => {
	const phase = nextRandom() * Math.PI * 2;
	const length = 4.4 + 2.8 * grain;
	return (row) => {
		const onset = columns * (0.45 + 0.3 * Math.sin(phase + (row / (rows - 1)) * length));
		return (day) => toCellState(calculateGrowth(day, onset, 1.15) + (nextRandom() - 0.5) * 0.2);
	};
};

/** People start from both sides, turn and turn about, and meet. */
const drawMeeting: People =
	({ columns, nextRandom }) =>
	(row) => {
		const reach = columns * (0.26 + 0.4 * nextRandom());
		return (day) => {
			const distance = (row % 2 ? columns - 1 - day : day) - reach;
			return findStateBelow(distance, [
				[-1, cellState.bar],
				[0, cellState.disc],
				[1.2, cellState.dot],
			]);
		};
	};

/** The patterns in the order of their numbers. Where people meet, two neighbours take the accent. */
export const habit = [
	createPattern(drawScatter),
	createPattern(drawCascade),
	createPattern(drawTide),
	createPattern(drawMeeting, 2),
] as const;

/** Creates a pattern from the days of its people. @param accents how many rows take the accent: never the first, never the last. */
function createPattern(people: People, accents = 1): DrawPattern {
	return (sheet) => {
		const { columns, rows, nextRandom } = sheet;
		const first = 1 + Math.floor(nextRandom() * (rows - 3));
		const person = people(sheet);
		// Row after row, day after day, so that the stream is used in one fixed order.
		const drawing = Array.from({ length: rows }, (_, row) => {
			const getState = person(row);
			return Array.from({ length: columns }, (_, day) => getState(day));
		});
		return (row, column) => ({
			state: drawing[row]?.[column] ?? cellState.tick,
			accent: row >= first && row < first + accents,
		});
	};
}
