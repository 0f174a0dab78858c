import type { ReactNode } from "react";
import { joinClassNames } from "./classNames.ts";
import styles from "./PointList.module.css";

interface Point {
	title: string;
	text: string;
}

interface PointListProps<T extends Point> {
	/** Classes of the list: its own, column and rule classes. */
	className: string | undefined;
	/** On a phone the drawings are at the left, as wide as `--picture`. */
	drawingBeside?: boolean;
	/** On a phone the texts are small. */
	compact?: boolean;
	/** Draws lines between the cells of a row of three. */
	cells?: boolean;
	points: readonly T[];
	/** Draws beside or above a point. */
	renderDrawing: (point: T) => ReactNode;
}

/** A list of points, each with a drawing. */
export function PointList<T extends Point>({
	className,
	drawingBeside = false,
	compact = false,
	cells = false,
	points,
	renderDrawing,
}: PointListProps<T>) {
	return (
		<ul
			className={joinClassNames(
				styles.pointList,
				drawingBeside && styles.beside,
				compact && styles.compact,
				cells && styles.cells,
				className,
			)}
		>
			{points.map((point) => (
				<li key={point.title}>
					{renderDrawing(point)}
					<div>
						<h3>{point.title}</h3>
						<p className="text-secondary">{point.text}</p>
					</div>
				</li>
			))}
		</ul>
	);
}
