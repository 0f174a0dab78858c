import type { PageContent } from "../../../content-model/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { quadrantRows } from "./opportunities.ts";
import { Panel } from "./Panel.tsx";
import styles from "./PriorityMatrix.module.css";

type PriorityMatrixProps = PageContent<"strategy">["roadmap"]["steps"][1]["figure"];

/** Colours of the quadrants. */
const quadrantColours = { "strategic-bets": "hue", "quick-wins": "hue", "not-now": "saltbush" };

/** Step 2: the opportunities of step 1 again, sorted by value and feasibility. */
export function PriorityMatrix({ axes, quadrants, caption }: PriorityMatrixProps) {
	return (
		<Panel as="figure" className={styles.priorityMatrix}>
			<div className={styles.axes}>
				<p className={joinClassNames(styles.value, "caption")} data-no-text="">
					{axes.value}
				</p>
				<ul>
					{quadrants.map(({ id, title, text }) => (
						<li key={id} className={id === "not-now" ? styles.notNow : undefined}>
							<div>
								<h4>{title}</h4>
								<p className="caption">{text}</p>
							</div>
							<GridDrawing matrix={quadrantRows[id]} colourClass={quadrantColours[id]} />
						</li>
					))}
				</ul>
				<p className={joinClassNames(styles.feasibility, "caption")} data-no-text="">
					{axes.feasibility}
				</p>
			</div>
			<figcaption className="caption margin-top-4">{caption}</figcaption>
		</Panel>
	);
}
