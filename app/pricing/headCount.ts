import type { Level, Matrix } from "../grid/cell.ts";
import type { Plan } from "./estimate.ts";

/** The picture of a plan has ten rows of ten people, filled from the bottom left. */
const side = 10;

/**
 * Draws the head count of a plan: discs for its smallest organisation, dots up to its largest. A plan
 * without a limit is full, and its top row is a bar: more than can be counted here.
 */
export function headCount({ from, to }: Pick<Plan, "from" | "to">): Matrix {
	return Array.from({ length: side }, (_, row) =>
		Array.from({ length: side }, (_, column): Level => {
			const person = (side - 1 - row) * side + column + 1;
			if (to === null && row === 0) {
				return 3;
			}
			if (person <= from) {
				return 2;
			}
			return person <= (to ?? from) ? 1 : 0;
		}),
	);
}
