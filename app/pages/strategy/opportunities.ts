import { parseRow } from "../../../grid/index.ts";

/**
 * The value chain of a made-up firm: five stages of five days, one row for each kind of work. A dot is
 * a small opportunity, a disc a larger one.
 */
export const valueChain = [
	"-o....-......-......-....",
	"...-....o.-.o.o..-o......",
	"......-....o..-...-......",
	".-....-.........-...-.o-.",
].map(parseRow);

/**
 * The same opportunities by value (up) and feasibility (to the right), in the three places they go: each
 * dot is not now; each disc is a strategic bet, or within reach and so a leaf.
 */
export const quadrantRows = {
	"strategic-bets": ["..........", "...o....o.", "..........", ".....o...."].map(parseRow),
	"quick-wins": [".#.....#..", "..........", ".....#....", "........#."].map(parseRow),
	"not-now": ["-...-..-.-.-.-...-.-", "..-.-..-..-...-.-..-"].map(parseRow),
};
