import { type Matrix, parseRow, type Tint } from "../../grid/index.ts";

/** A eucalypt: four stems with their crowns of leaves, and the one root they come from. 25 by 10. */
export const stems: Matrix = [
	"......-####-.............",
	".-##-.######.##...-###-..",
	"#####..##.#####..###.####",
	".##.##.-.+..-....####.##-",
	"-.#+#-...+..-##-..-##+#-.",
	"...+++...+.-##+##....+...",
	".....+++.+...-+-...+++...",
	".......+++....+..+++.....",
	"........+++++++++++......",
	"..-..o++++++++++++++o..-.",
].map(parseRow);

/** Sets the wood apart from the leaves. */
export const stemTint: Tint = (row, column) => (stems[row]?.[column] === 5 ? "accent" : "");
