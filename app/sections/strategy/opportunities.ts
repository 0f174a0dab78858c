import { type Level, type Matrix, parseRow, pick, random } from "../../grid/index.ts";

/**
 * The value chain of a made-up firm: five stages of five days, one row for each kind of work. A dot is
 * a small opportunity, a disc a larger one.
 */
export const valueChain: Matrix = [
	"-o....-......-......-....",
	"...-....o.-.o.o..-o......",
	"......-....o..-...-......",
	".-....-.........-...-.o-.",
].map(parseRow);

/** The same opportunities by value (up) and feasibility (to the right), in the three places they go. */
export interface Sorted {
	/** Valuable and within reach, as leaves. */
	quickWins: Matrix;
	/** Valuable, but in need of preparation, as discs. */
	strategicBets: Matrix;
	/** Of little value, as dots. */
	notNow: Matrix;
}

/** Columns on either side of the middle of the feasibility axis. */
const half = 10;

/**
 * Sorts a value chain: every mark of the chain becomes one mark here.
 * @throws if the chain has more marks than there are places
 */
export function sortOpportunities(chain: Matrix): Sorted {
	// The number was found by search: it spreads the marks evenly.
	const next = random("opportunities-6285");
	const valuable = emptySheet(4);
	const notNow = emptySheet(2);
	for (const level of chain.flat()) {
		if (level > 0) place(level === 2 ? valuable : notNow, level, next);
	}
	return {
		quickWins: valuable.map((row) => row.slice(half).map((level): Level => (level ? 3 : 0))),
		strategicBets: valuable.map((row) => row.slice(0, half)),
		notNow,
	};
}

function emptySheet(rows: number): Matrix {
	return Array.from({ length: rows }, () => Array.from({ length: 2 * half }, (): Level => 0));
}

/** Puts a mark on a free cell that touches no other mark of its row. */
function place(sheet: Matrix, level: Level, next: () => number): void {
	const free = sheet.flatMap((row) =>
		row.flatMap((taken, column) =>
			taken || row[column - 1] || row[column + 1] ? [] : [{ row, column }],
		),
	);
	const { row, column } = pick(free, next);
	row[column] = level;
}
