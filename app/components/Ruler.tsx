import { rulerRow } from "../grid/index.ts";
import { HabitRow } from "./HabitRow.tsx";

interface RulerProps {
	/** Seeds the row: the section's anchor. */
	slug: string;
	/** How far down the page the section stands, from 0 to 1: later rulers are fuller. */
	progress: number;
}

/** The line above a section: a ruler of five weeks and one row that fills as the page goes on. */
export function Ruler({ slug, progress }: RulerProps) {
	return (
		<div className="ruler" aria-hidden="true">
			<HabitRow days={rulerRow(slug, progress)} colour="hue" />
		</div>
	);
}
