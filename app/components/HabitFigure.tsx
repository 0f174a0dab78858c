import type { HabitFigure as Figure } from "../content/habitFigure.ts";
import { interpolate } from "../content/interpolate.ts";
import { parseRow } from "../grid/index.ts";
import { HabitRow } from "./HabitRow.tsx";

interface HabitFigureProps {
	figure: Figure;
	/** Name of a week; `{number}` stands for its number. */
	week: string;
}

const weeks = [1, 2, 3, 4, 5];

/** A figure of five weeks: labelled rows of 25 working days, and what they show. */
export function HabitFigure({ figure: { caption, rows }, week }: HabitFigureProps) {
	return (
		<figure className="habit-figure">
			<div className="week-lines" data-no-text="">
				<div className="weeks" aria-hidden="true">
					{weeks.map((number) => (
						<span key={number}>{interpolate(week, { number })}</span>
					))}
				</div>
				{rows.map(({ label, days, colour }) => (
					<div key={label}>
						<p className="caption">{label}</p>
						<HabitRow days={parseRow(days)} colour={colour} />
					</div>
				))}
			</div>
			<figcaption className="caption">{caption}</figcaption>
		</figure>
	);
}
