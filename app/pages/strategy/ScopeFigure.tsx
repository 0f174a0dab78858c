import type { PageContent } from "../../../content-model/index.ts";
import { parseRow } from "../../../grid/index.ts";
import { CellRow } from "../../components/CellRow.tsx";
import { DescriptionList } from "../../components/DescriptionList.tsx";
import { Panel } from "./Panel.tsx";
import styles from "./ScopeFigure.module.css";

type ScopeFigureProps = PageContent<"strategy">["roadmap"]["steps"][2]["figure"];

/** First and last day of each phase of the example. */
const phaseCells = [
	"#####....................",
	"...##########............",
	"............#########....",
	"....................#####",
].map(parseRow);

/** Step 3: one page of a scope, with its phases as bars on 25 days. */
export function ScopeFigure({ rows, caption }: ScopeFigureProps) {
	return (
		<Panel as="figure" className={styles.scopeFigure}>
			<DescriptionList
				className={styles.rows}
				items={rows.map(({ label, text, phases }) => ({
					label,
					text: (
						<>
							{text}
							{phases && (
								<ol>
									{phases.map((phase, index) => (
										<li key={phase}>
											<span className="caption">{phase}</span>
											<CellRow cells={phaseCells[index] ?? []} colourClass="hue" />
										</li>
									))}
								</ol>
							)}
						</>
					),
				}))}
			/>
			<figcaption className="caption margin-top-4">{caption}</figcaption>
		</Panel>
	);
}
