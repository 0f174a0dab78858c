import { type CellState, cellState, findRuns, type Matrix } from "../../grid/index.ts";
import { joinClassNames } from "./classNames.ts";
import styles from "./CellRow.module.css";

interface CellRowProps {
	/** The state of each cell; up to 25. */
	cells: readonly CellState[];
	/** Colour class of the row. */
	colourClass?: string;
	/**
	 * The cell at which it goes wrong, counted from 1: a leaf of its own. A row with such a cell is about what is missing,
	 * so its empty cells are outlined.
	 */
	failsOn?: number;
}

/** Classes of runs of cells by their state; bars have none. */
const runClasses: Partial<Record<CellState, string | undefined>> = {
	[cellState.tick]: styles.gap,
	[cellState.dot]: styles.dot,
	[cellState.disc]: styles.disc,
};

/** A row of 25 cells, filled by symbols and gaps. */
export function CellRow({ cells, colourClass, failsOn }: CellRowProps) {
	return (
		<div
			className={joinClassNames(
				styles.cellRow,
				"drawn",
				colourClass,
				failsOn !== undefined && styles.outlined,
			)}
		>
			{failsOn !== undefined ? (
				<>
					<Runs cells={cells.slice(0, failsOn - 1)} withEnd />
					<i className={joinClassNames(styles.failure, "redgum")} />
					<Runs cells={cells.slice(failsOn)} withEnd />
				</>
			) : (
				<Runs cells={cells} />
			)}
		</div>
	);
}

interface RunsProps {
	cells: readonly CellState[];
	/** Whether the empty cells at the end are a run, too. */
	withEnd?: boolean;
}

function Runs({ cells, withEnd = false }: RunsProps) {
	return findRuns(cells, withEnd ? cells.length : undefined).map(({ start, length, state }) => (
		<i key={start} className={joinClassNames(runClasses[state], length > 1 && `cols-${length}`)} />
	));
}

interface CellRowsProps {
	/** Rows of up to 25 cells. */
	matrix: Matrix;
	/** Colour class of all rows. */
	colourClass?: string;
}

/** Rows of cells, one below the other. */
export function CellRows({ matrix, colourClass }: CellRowsProps) {
	return matrix.map((cells, row) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
		<CellRow key={row} cells={cells} colourClass={colourClass} />
	));
}
