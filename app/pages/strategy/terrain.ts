import { cellState, type GetCellColour, parseRow } from "../../../grid/index.ts";
import styles from "./terrain.module.css";

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

/** The same for phones. 13 by 8. */
export const narrowTerrain = [
	".........-oo-",
	".........o##o",
	"....-oo-.o##o",
	"....o##o.o##o",
	"-o-.o##o.-oo-",
	"o#o.-oo-+++++",
	"-o-.+++++....",
	"+++++........",
].map(parseRow);

/** Sets the road of a map apart. */
export const getRoadColour: GetCellColour = (_row, _column, state) =>
	state === cellState.barBothWays ? `accent ${styles.road}` : "";
