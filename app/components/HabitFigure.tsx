import { type HabitFigure as Figure, interpolate } from "../../content-model/index.ts";
import { parseRow, weeksInGrid } from "../../grid/index.ts";
import { usePageContext } from "../site/pageContext.ts";
import { CellRow } from "./CellRow.tsx";
import { WeekLines, WeekNames } from "./WeekLines.tsx";
import styles from "./HabitFigure.module.css";

const weeks = Array.from({ length: weeksInGrid }, (_, index) => index + 1);

/** A figure of five weeks: labelled rows of 25 working days, and a caption. */
export function HabitFigure({ figure: { caption, rows } }: { figure: Figure }) {
	const { week } = usePageContext().settings.labels;
	return (
		<figure className={styles.habitFigure}>
			<WeekLines data-no-text="">
				<WeekNames names={weeks.map((number) => interpolate(week, { number }))} />
				{rows.map(({ label, days, colour }) => (
					<div key={label} className={styles.labelledRow}>
						<p className="caption">{label}</p>
						<CellRow cells={parseRow(days)} colourClass={colour} />
					</div>
				))}
			</WeekLines>
			<figcaption className="caption">{caption}</figcaption>
		</figure>
	);
}
