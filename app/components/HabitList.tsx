import { createHabit, daysInWeek } from "../../grid/index.ts";
import { joinClassNames } from "./classNames.ts";
import { GridDrawing } from "./GridDrawing.tsx";
import "./HabitList.css";

interface HabitListProps {
	items: readonly string[];
	className?: string;
}

/** A ruled list in two columns, with the week of a habit before each item: its own, drawn from its words. */
export function HabitList({ items, className }: HabitListProps) {
	return (
		<ul className={joinClassNames("habit-list ruled columns-2", className)}>
			{items.map((item) => (
				<li key={item}>
					<GridDrawing matrix={drawWeek(item)} colourClass="hue" />
					<span>{item}</span>
				</li>
			))}
		</ul>
	);
}

/** Draws a week in which a habit begins. */
function drawWeek(slug: string) {
	return createHabit({ slug, rows: 1, days: daysInWeek, start: [0.5, 3], slope: 0.8 });
}
