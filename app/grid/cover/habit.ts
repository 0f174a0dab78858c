import { type Level, levelOf } from "../cell.ts";
import type { Form, Sheet } from "./sheet.ts";

/*
 * Habit, for Training and measures: one row a person, days that join up. The grain is the length of the
 * tide. The accent falls on one person's row.
 */

/** Everyone starts when they can, and misses a day now and then. */
const scatter: Form = (sheet) => {
	const person = onePerson(sheet);
	const { columns, next } = sheet;
	const picture = people(sheet, () => {
		const onset = columns * (0.12 + 0.6 * next());
		return (day) => {
			const lapse = day > onset + 2 && next() < 0.08;
			return lapse ? 1 : levelOf(growth(day, onset, 1.15) + (next() - 0.5) * 0.42);
		};
	});
	return (row, column) => ({ level: picture[row]?.[column] ?? 0, accent: row === person });
};

/** Each person starts a little before the one above. */
const cascade: Form = (sheet) => {
	const person = onePerson(sheet);
	const { columns, rows, next } = sheet;
	const picture = people(sheet, (row) => {
		const onset = 0.5 + (columns - 2.5) * (1 - row / (rows - 1)) * 0.9 + next() * 1.2;
		return (day) => levelOf(growth(day, onset, 1.1) + (next() - 0.5) * 0.16);
	});
	return (row, column) => ({ level: picture[row]?.[column] ?? 0, accent: row === person });
};

/** The start moves through the group like a tide, in and out. */
const tide: Form = (sheet) => {
	const person = onePerson(sheet);
	const { columns, rows, grain, next } = sheet;
	const phase = next() * Math.PI * 2;
	const length = 4.4 + 2.8 * grain;
	const picture = people(sheet, (row) => {
		const onset = columns * (0.45 + 0.3 * Math.sin(phase + (row / (rows - 1)) * length));
		return (day) => levelOf(growth(day, onset, 1.15) + (next() - 0.5) * 0.2);
	});
	return (row, column) => ({ level: picture[row]?.[column] ?? 0, accent: row === person });
};

/** People start from both sides, turn and turn about, and meet. Two neighbours take the accent. */
const meet: Form = (sheet) => {
	const person = onePerson(sheet);
	const { columns, next } = sheet;
	const picture = people(sheet, (row) => {
		const reach = columns * (0.26 + 0.4 * next());
		return (day) => {
			const away = (row % 2 ? columns - 1 - day : day) - reach;
			return away < -1 ? 3 : away < 0 ? 2 : away < 1.2 ? 1 : 0;
		};
	});
	return (row, column) => ({
		level: picture[row]?.[column] ?? 0,
		accent: row === person || row === person + 1,
	});
};

/** The forms in the order of their numbers. */
export const habit = [scatter, cascade, tide, meet] as const;

/** Draws row after row, day after day, so that the stream is used in one fixed order. */
function people(sheet: Sheet, person: (row: number) => (day: number) => Level): Level[][] {
	return Array.from({ length: sheet.rows }, (_, row) => {
		const dayOf = person(row);
		return Array.from({ length: sheet.columns }, (_, day) => dayOf(day));
	});
}

/** The row that takes the accent: never the first, never the last two. */
function onePerson({ rows, next }: Sheet): number {
	return 1 + Math.floor(next() * (rows - 3));
}

function growth(day: number, middle: number, rise: number): number {
	return 1 / (1 + Math.exp((middle - day) / rise));
}
