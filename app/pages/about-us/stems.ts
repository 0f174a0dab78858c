import { cellState, type GetCellColour, parseRow } from "../../../grid/index.ts";

/** A eucalypt: four stems with their crowns of leaves, and the root that they come from. 25 by 10. */
export const stems = [
	"......-####-.............",
	".-##-.######.##...-###-..",
	"#####..##.#####..###.####",
	".##.##.-.+..-....####.##-",
	"-.#+#-...+..-##-..-##+#-.",
	"...+++...+.-##+##....+...",
	".....+++.+...-+-...+++...",
	".......+++....+..+++.....",
	"........+++++++++++......",
	"-.o..+++++.+++++.+++++.o-",
].map(parseRow);

/** The same, for phones. 13 by 9. */
export const narrowStems = [
	"....###-.....",
	".##.####.-##-",
	"####.+..-####",
	".#+#.+.###.+#",
	"-.+..+.#+#.+.",
	"..++.+.-+-.+.",
	"...+++..+.++.",
	"....+++++++..",
	"-o.++.+++.+++",
].map(parseRow);

/** Sets the wood of a drawing apart from its leaves. */
export const getWoodColour: GetCellColour = (_row, _column, state) =>
	state === cellState.barBothWays ? "hue" : "";
