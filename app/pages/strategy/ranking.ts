import { cellState, type GetCellColour, parseRow } from "../../../grid/index.ts";
import styles from "./ranking.module.css";

/**
 * Opportunities at the left as they come up, and at the right the same ones on three steps: a row of small ones, larger
 * ones above, and at the top the one to begin with, a leaf. 25 by 8.
 */
export const ranking = [
	"......-..............###.",
	"...o................+++++",
	".-.....o............+....",
	".....-..........oooo+....",
	"..o............++++++....",
	"....#...-......+.........",
	"......o...-----+.........",
	".-........++++++.........",
].map(parseRow);

/** The same for phones, with fewer of them. 13 by 8. */
export const narrowRanking = [
	"...........##",
	".-........+++",
	"...o......+..",
	"........oo+..",
	"o......++++..",
	"..#....+.....",
	"-....--+.....",
	".....+++.....",
].map(parseRow);

/** Sets the first of them apart, and draws the steps from left to right. */
export const getRankingColour: GetCellColour = (_row, _column, state) => {
	if (state === cellState.bar) {
		return "hue";
	}
	return state === cellState.barBothWays ? (styles.steps ?? "") : "";
};
