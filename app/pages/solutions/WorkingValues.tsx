import type { PageContent } from "../../../content-model/index.ts";
import { parseMatrix } from "../../../grid/index.ts";
import { CellRows } from "../../components/CellRow.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import { PointList } from "../../components/PointList.tsx";
import { Section } from "../../components/Section.tsx";
import styles from "./WorkingValues.module.css";

interface WorkingValuesProps {
	words: PageContent<"solutions">["values"];
}

/** Three rows for each value. */
const drawings = {
	// One block, two, or as many as it takes.
	"flexible-options": parseMatrix(
		"####...................../####.####................/####.####.###############",
	),
	// Every side is fixed before anything is inside.
	"scoped-for-certainty": parseMatrix(
		"#########################/#.......................#/#########################",
	),
	// Care that comes back, week after week.
	"long-term-support": parseMatrix(
		"..#....................../..#....#....#............/..#....#....#....#....#..",
	),
};

/** The values that a firm can count on, each with its drawing. */
export function WorkingValues({ words }: WorkingValuesProps) {
	return (
		<Section id="values" className={styles.values} head={words}>
			<PointList
				className={joinClassNames(styles.workingValues, "ruled ruled-open columns-3")}
				cells
				points={words.items}
				renderDrawing={({ drawing }) => (
					<div aria-hidden="true">
						<CellRows matrix={drawings[drawing]} colourClass="hue" />
					</div>
				)}
			/>
		</Section>
	);
}
