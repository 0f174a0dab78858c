import { type Level, type Matrix, runs, type Tint } from "../grid/index.ts";

interface HabitRowProps {
	/** One level a day; up to 25 days. */
	days: readonly Level[];
	/** Colour class of the row. */
	colour?: string;
	/** Colour class of single columns that differ, or an empty string. */
	tint?: (column: number) => string;
	/** Outlines the empty days, up to the last one: what is missing is what the row shows. */
	outlined?: boolean;
}

/** The names of marks that are no bar. */
const marks: Partial<Record<Level, string>> = { 0: "gap", 1: "dot", 2: "disc" };

/** One row of the habit grid: 25 columns as wide as their place, which marks and gaps fill by and by. */
export function HabitRow({ days, colour, tint, outlined = false }: HabitRowProps) {
	const classes = ["habit-row", colour, outlined && "outlined"];
	const shown = outlined ? days.length : undefined;
	return (
		<div className={classes.filter(Boolean).join(" ")}>
			{runs(days, tint, shown).map(({ start, length, level, tint: own }) => {
				const names = [marks[level], length > 1 && `n${length}`, own].filter(Boolean);
				return <i key={start} className={names.join(" ") || undefined} />;
			})}
		</div>
	);
}

interface HabitRowsProps {
	/** Rows of up to 25 cells. */
	matrix: Matrix;
	/** Colour class of all rows. */
	colour?: string;
	/** Colour class of single cells that differ, or an empty string. */
	tint?: Tint;
}

/** Rows of the habit grid, one below the other. */
export function HabitRows({ matrix, colour, tint }: HabitRowsProps) {
	return matrix.map((days, row) => (
		<HabitRow
			// biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the drawing
			key={row}
			days={days}
			colour={colour}
			tint={tint && ((column) => tint(row, column))}
		/>
	));
}
