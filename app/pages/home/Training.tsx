import type { PageContent } from "../../../content-model/index.ts";
import { parseRow } from "../../../grid/index.ts";
import { CellRow } from "../../components/CellRow.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import { Duration } from "../../components/Duration.tsx";
import { Section } from "../../components/Section.tsx";
import { WeekLines, WeekNames } from "../../components/WeekLines.tsx";
import styles from "./Training.module.css";

interface TrainingProps {
	words: PageContent<"home">["training"];
}

/** The sessions of each offer over five weeks: weekly, as agreed, every tenth working day. */
const timetables = {
	bootcamp: { cells: parseRow("..#....#....#....#....#.."), colourClass: "gum" },
	custom: { cells: parseRow(".##....#......#......##.."), colourClass: "saltbush" },
	fortnightly: { cells: parseRow("...#.........#.........#."), colourClass: "dusk" },
};

/** The three training offers as rows of a timetable. */
export function Training({ words }: TrainingProps) {
	return (
		<Section id="training" edge={{ rulerFill: 0.6 }} head={words}>
			<ul className={joinClassNames(styles.offers, "ruled ruled-open")}>
				{words.offers.map(({ id, title, description, length }) => (
					<li key={id} className="split-at-column-3">
						<div>
							<h3>{title}</h3>
							<p className="text-secondary">{description}</p>
						</div>
						<div>
							<Duration>{length}</Duration>
							<WeekLines className="margin-top-3" aria-hidden="true">
								<WeekNames className={styles.offerWeeks} />
								<CellRow {...timetables[id]} />
							</WeekLines>
						</div>
					</li>
				))}
			</ul>
		</Section>
	);
}
