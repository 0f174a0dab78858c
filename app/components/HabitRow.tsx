import { type CellState, cellState, findRuns, type Matrix } from "../../grid/index.ts";
import { joinClassNames } from "./classNames.ts";
import styles from "./HabitRow.module.css";

interface HabitRowProps {
	/** One state per day; up to 25 days. */
	days: readonly CellState[];
	/** Colour class of the row. */
	colourClass?: string;
	/**
	 * The day on which it goes wrong, counted from 1: a leaf of its own. A row with such a day is about what is missing, so
	 * its empty days are outlined.
	 */
	failsOn?: number;
}

/** Classes of runs of days by their state; bars have none. */
const runClasses: Partial<Record<CellState, string | undefined>> = {
	[cellState.tick]: styles.gap,
	[cellState.dot]: styles.dot,
	[cellState.disc]: styles.disc,
};

/** One row of the habit grid: 25 equal columns filled by symbols and gaps. */
export function HabitRow({ days, colourClass, failsOn }: HabitRowProps) {
	return (
		<div
			className={joinClassNames(
				styles.habitRow,
				colourClass,
				failsOn !== undefined && styles.outlined,
			)}
		>
			{failsOn !== undefined ? (
				<>
					<Runs days={days.slice(0, failsOn - 1)} withEnd />
					<i className={joinClassNames(styles.failure, "redgum")} />
					<Runs days={days.slice(failsOn)} withEnd />
				</>
			) : (
				<Runs days={days} />
			)}
		</div>
	);
}

interface RunsProps {
	days: readonly CellState[];
	/** Whether the empty days at the end are a run, too. */
	withEnd?: boolean;
}

function Runs({ days, withEnd = false }: RunsProps) {
	return findRuns(days, withEnd ? days.length : undefined).map(({ start, length, state }) => (
		<i key={start} className={joinClassNames(runClasses[state], length > 1 && `cols-${length}`)} />
	));
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
