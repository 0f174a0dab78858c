import { parseRow, type Tint } from "../../grid/index.ts";

/** Contour map of three hills, one for each step of the roadmap, with the road below them. 25 by 8. */
export const terrain = [
	"................--oooo--.",
	".........--oo----oo##oo--",
	"...---..-oo##oo-oo####oo-",
	"..-ooo-.-o####o-oo####oo-",
	"..o###o.-oo##oo--oo##oo--",
	"..-ooo-..--oo--.+++++++++",
	"...---..+++++++++.----...",
	"+++++++++................",
].map(parseRow);

/** Sets the road apart. */
export const terrainTint: Tint = (row, column) => (terrain[row]?.[column] === 5 ? "accent" : "");
