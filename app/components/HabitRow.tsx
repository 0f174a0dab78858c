import { type CellState, cellState, findRuns, type Matrix } from "../../grid/index.ts";
import { joinClassNames } from "./classNames.ts";
import styles from "./HabitRow.module.css";

interface HabitRowProps {
	/** One state per day; up to 25 days. */
	days: readonly CellState[];
	/** Colour class of the row. */
	colourClass?: string;
	/** Outlines the empty days, up to the last one, for a row whose subject is what is missing. */
	outlined?: boolean;
}

/** Classes of runs of days by their state; bars have none. */
const runClasses: Partial<Record<CellState, string | undefined>> = {
	[cellState.tick]: styles.gap,
	[cellState.dot]: styles.dot,
	[cellState.disc]: styles.disc,
};

/** One row of the habit grid: 25 equal columns filled by symbols and gaps. */
export function HabitRow({ days, colourClass, outlined = false }: HabitRowProps) {
	return (
		<div className={joinClassNames(styles.habitRow, colourClass, outlined && styles.outlined)}>
			{findRuns(days, outlined ? days.length : undefined).map(({ start, length, state }) => (
				<i
					key={start}
					className={joinClassNames(runClasses[state], length > 1 && `cols-${length}`)}
				/>
			))}
		</div>
	);
}

interface HabitRowsProps {
	/** Rows of up to 25 cells. */
	matrix: Matrix;
	/** Colour class of all rows. */
	colourClass?: string;
}

/** Rows of the habit grid, one below the other. */
export function HabitRows({ matrix, colourClass }: HabitRowsProps) {
	return matrix.map((days, row) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
		<HabitRow key={row} days={days} colourClass={colourClass} />
	));
}
