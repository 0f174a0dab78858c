import type { HabitFigure as Figure } from "../../content-model/index.ts";
import { parseRow } from "../../grid/index.ts";
import { CellRow } from "./CellRow.tsx";
import { WeekLines, WeekNames } from "./WeekLines.tsx";
import styles from "./HabitFigure.module.css";

/** A figure of five weeks: labelled rows of 25 working days, and a caption. */
export function HabitFigure({ figure: { caption, rows } }: { figure: Figure }) {
	return (
		<figure className={styles.habitFigure}>
			<WeekLines data-no-text="">
				<WeekNames />
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
