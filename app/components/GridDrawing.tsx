import { cellSize, type Matrix, paths, type Tint, ticks } from "../grid/index.ts";

interface GridDrawingProps {
	/** The cells of the drawing. */
	matrix: Matrix;
	/** Colour class of a cell, or an empty string for the drawing's own colour. */
	tint?: Tint;
	/** Colour class of the whole drawing. */
	colour?: string;
}

/** A drawing on the habit grid inside the page, coloured by the page's own tokens. It decorates. */
export function GridDrawing({ matrix, tint, colour }: GridDrawingProps) {
	const columns = matrix[0]?.length ?? 0;
	return (
		<svg
			className={colour ? `drawing ${colour}` : "drawing"}
			viewBox={`0 0 ${columns * cellSize} ${matrix.length * cellSize}`}
			aria-hidden="true"
		>
			<path className="ticks" d={ticks(matrix.length, columns)} />
			{paths(matrix, tint).map(({ tint: own, level, d }) => (
				<path key={`${own}${level}`} className={pathClass(own, level)} d={d} />
			))}
		</svg>
	);
}

function pathClass(tint: string, level: 1 | 2 | 3): string | undefined {
	const mark = level === 1 ? "dots" : level === 2 ? "discs" : "";
	return [mark, tint].filter(Boolean).join(" ") || undefined;
}
