import {
	cellSize,
	cellState,
	createPaths,
	createTicks,
	type GetCellColour,
	type Matrix,
} from "../../grid/index.ts";
import { joinClassNames } from "./classNames.ts";
import styles from "./GridDrawing.module.css";

interface GridDrawingProps {
	/** The cells of the drawing. */
	matrix: Matrix;
	/** Colour class of a cell, or an empty string for the drawing's own colour. */
	getCellColour?: GetCellColour;
	/** Colour class of the whole drawing. */
	colourClass?: string;
	/** Whether ticks and discs are large, so that each is read. */
	large?: boolean;
	className?: string;
}

/** Classes of paths by the state of their cells; bars have none. */
const pathClasses = {
	[cellState.dot]: styles.dot,
	[cellState.disc]: styles.disc,
	[cellState.bar]: undefined,
};

/** A drawing on the habit grid, inlined and coloured by the page's tokens. Decorative. */
export function GridDrawing({
	matrix,
	getCellColour,
	colourClass,
	large,
	className,
}: GridDrawingProps) {
	const columns = matrix[0]?.length ?? 0;
	const width = columns * cellSize;
	return (
		<svg
			className={joinClassNames(
				styles.drawing,
				"drawn",
				colourClass,
				large && styles.largeSymbols,
				className,
			)}
			// For a page without its stylesheet.
			width={width / 2}
			viewBox={`0 0 ${width} ${matrix.length * cellSize}`}
			aria-hidden="true"
		>
			<path className={styles.ticks} d={createTicks(matrix.length, columns)} />
			{createPaths(matrix, getCellColour).map(({ colour: cellColour, state, d }) => (
				<path
					key={`${cellColour}${state}`}
					className={joinClassNames(pathClasses[state], cellColour)}
					d={d}
				/>
			))}
		</svg>
	);
}
