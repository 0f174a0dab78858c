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

/** The root, and all that is under the ground, has the colour of what is shared. */
export const stemTint: Tint = (row) => (row < 7 ? "" : "saltbush");
