import type { PageContent } from "../../../content-model/index.ts";
import { type CellState, cellState } from "../../../grid/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { Duration } from "../../components/Duration.tsx";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { Section } from "../../components/Section.tsx";
import styles from "./OngoingTraining.module.css";

interface OngoingTrainingProps {
	words: PageContent<"training">["ongoing"];
}

/** A year of weeks, thirteen to a row, with a leaf in every second one. */
const year = Array.from({ length: 4 }, (_, quarter) =>
	Array.from(
		{ length: 13 },
		(_, week): CellState => ((quarter * 13 + week) % 2 ? cellState.tick : cellState.bar),
	),
);

/** Ongoing training: a session every second week. */
export function OngoingTraining({ words }: OngoingTrainingProps) {
	return (
		<Section id="fortnightly" edge={{ rulerFill: 0.7 }}>
			<div className={joinClassNames(styles.ongoingTraining, "split-at-column-3")}>
				<div>
					<h2>{words.title}</h2>
					<p className="lede">{words.text}</p>
				</div>
				<figure>
					<Duration>{words.length}</Duration>
					<GridDrawing matrix={year} colourClass="hue" className={styles.year} />
					<figcaption className="caption">{words.caption}</figcaption>
				</figure>
			</div>
		</Section>
	);
}
