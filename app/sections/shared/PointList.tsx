import type { ReactNode } from "react";

interface Point {
	title: string;
	text: string;
}

interface PointListProps<T extends Point> {
	/** Classes of the list: its own, its columns and whether it is ruled. */
	className: string;
	points: readonly T[];
	/** Draws the picture of a point. */
	picture: (point: T) => ReactNode;
}

/** Points with a picture each. */
export function PointList<T extends Point>({ className, points, picture }: PointListProps<T>) {
	return (
		<ul className={`points ${className}`}>
			{points.map((point) => (
				<li key={point.title}>
					{picture(point)}
					<div>
						<h3>{point.title}</h3>
						<p className="quiet">{point.text}</p>
					</div>
				</li>
			))}
		</ul>
	);
}
