import type { ReactNode } from "react";
import { joinClassNames } from "./classNames.ts";
import "./PointList.css";

interface Point {
	title: string;
	text: string;
}

interface PointListProps<T extends Point> {
	/** Classes of the list: its own, column and rule classes. */
	className: string | undefined;
	/** On a phone the pictures are at the left, as wide as `--picture`. */
	pictureBeside?: boolean;
	/** Draws lines between the cells of a row of three. */
	cells?: boolean;
	points: readonly T[];
	/** Draws the picture of a point. */
	picture: (point: T) => ReactNode;
}

/** A list of points, each with a picture. */
export function PointList<T extends Point>({
	className,
	pictureBeside = false,
	cells = false,
	points,
	picture,
}: PointListProps<T>) {
	return (
		<ul
			className={joinClassNames(
				"point-list",
				pictureBeside && "beside",
				cells && "cells",
				className,
			)}
		>
			{points.map((point) => (
				<li key={point.title}>
					{picture(point)}
					<div>
						<h3>{point.title}</h3>
						<p className="text-secondary">{point.text}</p>
					</div>
				</li>
			))}
		</ul>
	);
}
