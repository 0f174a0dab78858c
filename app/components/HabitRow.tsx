import { type Level, type Matrix, runs, type Tint } from "../grid/index.ts";

interface HabitRowProps {
	/** One level a day; up to 25 days. */
	days: readonly Level[];
	/** Colour class of the row. */
	colour?: string;
	/** Colour class of single columns that differ, or an empty string. */
	tint?: (column: number) => string;
}

/** One row of the habit grid: 25 columns as wide as their place, marks placed by class. */
export function HabitRow({ days, colour, tint }: HabitRowProps) {
	return (
		<div className={colour ? `habit-row ${colour}` : "habit-row"}>
			{runs(days, tint).map(({ start, length, level, tint: own }) => (
				<i key={start} className={markClass(start, length, level, own)} />
			))}
		</div>
	);
}

function markClass(start: number, length: number, level: Level, tint: string): string {
	const mark = level === 1 ? "dot" : level === 2 ? "disc" : "";
	return [`d${start + 1}`, length > 1 ? `n${length}` : "", mark, tint].filter(Boolean).join(" ");
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
