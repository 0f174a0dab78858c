import { type GetCellColour, parseRow } from "../../../grid/index.ts";

/** Bars of many lengths, woven round one strand, the leaf from end to end that all others hang by. */
export const weave = [
	"####-.....-####.####.####",
	"######-###....##-oo.....#",
	"###.oooo-####.#####.###.#",
	"#########################",
	"##.oooo-#####.##-###.##.#",
	"#....-###-####.oo.#####.#",
].map(parseRow);

/** Fewer and shorter, for phones. 13 by 8. */
export const narrowWeave = [
	"###.-..####.#",
	"#####.###-oo#",
	"##.ooo.####.#",
	"#############",
	"##.oo-####.##",
	"#..####..-o##",
	"####.oo.###.#",
	"#-####.#####.",
].map(parseRow);

/** Sets the strand of a weave apart. */
export const getStrandColour: GetCellColour = (row) => (row === 3 ? "hue" : "");
