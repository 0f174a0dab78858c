import { findRuns, type Level, type Matrix, mark } from "../../grid/index.ts";
import { joinClassNames } from "./classNames.ts";
import styles from "./HabitRow.module.css";

interface HabitRowProps {
	/** One level per day; up to 25 days. */
	days: readonly Level[];
	/** Colour class of the row. */
	colourClass?: string;
	/** Outlines the empty days, up to the last one, for a row whose subject is what is missing. */
	outlined?: boolean;
}

/** Classes of runs of days by their level; bars have none. */
const runClasses: Partial<Record<Level, string | undefined>> = {
	[mark.tick]: styles.gap,
	[mark.dot]: styles.dot,
	[mark.disc]: styles.disc,
};

/** One row of the habit grid: 25 equal columns filled by marks and gaps. */
export function HabitRow({ days, colourClass, outlined = false }: HabitRowProps) {
	return (
		<div className={joinClassNames(styles.habitRow, colourClass, outlined && styles.outlined)}>
			{findRuns(days, outlined ? days.length : undefined).map(({ start, length, level }) => (
				<i
					key={start}
					className={joinClassNames(runClasses[level], length > 1 && `cols-${length}`)}
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
