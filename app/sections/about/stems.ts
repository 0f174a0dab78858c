import { type Matrix, parseRow, type Tint } from "../../grid/index.ts";

/** A tree: five stems with their leaves, and the one root they come from. 25 by 9. */
export const stems: Matrix = [
	"...............-o-.......",
	".......-o-....-o#o-......",
	"......-o#o--o-o#|#o-o-...",
	"...-o-o#|#oo#o-o|o-o#o-..",
	"..-o#o-o|oo#|#o.|.o#|#o..",
	"..o#|#o.|..o|o..|..o|o...",
	"....|...|...|...|...|....",
	".-o+++++++++++++++++++o-.",
	"...-..o+++++++++++o..-...",
].map(parseRow);

const ground = 7;

/** The root, and all that is under the ground, has the colour of what is shared. */
export const stemTint: Tint = (row) => (row < ground ? "" : "saltbush");

/** The same five stems on their root, seen from close by: the strip below the closing call. */
export const shoots: Matrix = ["..##...##...##...##...##.", "#########################"].map(
	parseRow,
);
