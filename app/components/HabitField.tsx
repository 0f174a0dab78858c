import type { Matrix, Tint } from "../grid/index.ts";
import { HabitRow } from "./HabitRow.tsx";

interface HabitFieldProps {
	/** Rows of 25 cells. */
	matrix: Matrix;
	/** Colour class of the field. */
	colour: string;
	/** Colour class of single cells that differ, or an empty string. */
	tint?: Tint;
}

/** A decorative field of square cells across the whole page: the picture of a page's opening. */
export function HabitField({ matrix, colour, tint }: HabitFieldProps) {
	return (
		<div className="habit-field" aria-hidden="true">
			{matrix.map((days, row) => (
				<HabitRow
					// biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the picture
					key={row}
					days={days}
					colour={colour}
					tint={tint && ((column) => tint(row, column))}
				/>
			))}
		</div>
	);
}
