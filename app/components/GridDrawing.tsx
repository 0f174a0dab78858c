import { cellSize, createPaths, createTicks, type Matrix, type Tint } from "../../grid/index.ts";
import { joinClassNames } from "./classNames.ts";
import "./GridDrawing.css";

interface GridDrawingProps {
	/** The cells of the drawing. */
	matrix: Matrix;
	/** Colour class of a cell, or an empty string for the drawing's own colour. */
	tint?: Tint;
	/** Colour class of the whole drawing. */
	colour?: string;
}

/** A drawing on the habit grid, inlined and coloured by the page's tokens. Decorative. */
export function GridDrawing({ matrix, tint, colour }: GridDrawingProps) {
	const columns = matrix[0]?.length ?? 0;
	return (
		<svg
			className={colour ? `drawing ${colour}` : "drawing"}
			viewBox={`0 0 ${columns * cellSize} ${matrix.length * cellSize}`}
			aria-hidden="true"
		>
			<path className="ticks" d={createTicks(matrix.length, columns)} />
			{createPaths(matrix, tint).map(({ tint: own, level, d }) => (
				<path key={`${own}${level}`} className={getPathClass(own, level)} d={d} />
			))}
		</svg>
	);
}

/** Classes of the marks of each level; bars have none. */
const marks = { 1: "dots", 2: "discs", 3: "" } as const;

function getPathClass(tint: string, level: 1 | 2 | 3): string | undefined {
	return joinClassNames(marks[level], tint);
}
