import { type GetCellColour, type Matrix, parseRow } from "../../../grid/index.ts";

/**
 * Four drawings that touch: hills, rings, a habit that grows and a weave, each 13 by 6. The fifth row is one
 * habit through all four, ticks in Strategy, one leaf in Solutions.
 */
const drawings = [
	"--oooo-.----.-...........-........oo#######-####.###",
	"-o###oo-o##o--.ooooooooo.-.....o###########-###.oo-.",
	"-o####oo####o-.o#######o.-..-.-.-###########-####...",
	"-o###oo-o##oo-.o#######o.-.-.oo#######-###-###.###.#",
	"..-..-.-..-o--.-o-.-oo-o#o-o##o-###o###o############",
	".------.----.-...........--..o#############.....###-",
].map(parseRow);

const columns = 13;

/** The colour of each part of the program, in the drawings and beside its price. */
export const partColours = {
	strategy: "ochre",
	platform: "dusk",
	training: "gum",
	solutions: "redgum",
} as const;

/** Returns the drawing of a part. @param index of the part among the four, from 0 */
export function getDrawing(index: number): Matrix {
	return drawings.map((row) => row.slice(index * columns, (index + 1) * columns));
}

/** Colours the row that runs through all four. */
export const getSharedRowColour: GetCellColour = (row) => (row === 4 ? "saltbush" : "");
