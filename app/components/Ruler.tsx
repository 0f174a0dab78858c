import { type Level, random } from "../grid";
import { HabitRow } from "./HabitRow";

interface RulerProps {
	/** Seeds the row: the section's anchor. */
	slug: string;
	/** How far down the page the section stands, from 0 to 1: later rulers are fuller. */
	progress: number;
	/** Colour class of the row. */
	colour: string;
}

/** The line above a section: a ruler of five weeks and one row that fills as the page goes on. */
export function Ruler({ slug, progress, colour }: RulerProps) {
	return (
		<div className="ruler" aria-hidden="true">
			<HabitRow days={rulerDays(slug, progress)} colour={colour} />
		</div>
	);
}

function rulerDays(slug: string, progress: number): Level[] {
	const next = random(slug);
	const onset = 26 - progress * 26;
	return Array.from({ length: 25 }, (_, day) => {
		const amount = 1 / (1 + Math.exp((onset - day) / 3)) + (next() - 0.5) * 0.35;
		return amount < 0.12 ? 0 : amount < 0.34 ? 1 : amount < 0.58 ? 2 : 3;
	});
}
