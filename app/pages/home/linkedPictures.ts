import { type GetCellColour, type Matrix, parseRow } from "../../../grid/index.ts";

/**
 * Four pictures that touch: hills, rings, a habit that grows and a weave, each 13 by 6. The fifth row is one
 * habit through all four, ticks in Strategy, one leaf in Solutions.
 */
const pictures = [
	"--oooo-.----.-...........-........oo#######-####.###",
	"-o###oo-o##o--.ooooooooo.-.....o###########-###.oo-.",
	"-o####oo####o-.o#######o.-..-.-.-###########-####...",
	"-o###oo-o##oo-.o#######o.-.-.oo#######-###-###.###.#",
	"..-..-.-..-o--.-o-.-oo-o#o-o##o-###o###o############",
	".------.----.-...........--..o#############.....###-",
].map(parseRow);

const columns = 13;

/** Colours of the pictures. */
export const partColours = {
	strategy: "ochre",
	platform: "dusk",
	training: "gum",
	solutions: "redgum",
} as const;

/** Returns the picture of a part. @param index of the part among the four, from 0 */
export function getLinkedPicture(index: number): Matrix {
	return pictures.map((row) => row.slice(index * columns, (index + 1) * columns));
}

/** Colours the linking row. */
export const getLinkColour: GetCellColour = (row) => (row === 4 ? "saltbush" : "");
