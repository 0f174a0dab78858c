import type { PageContent } from "../../../content-model/index.ts";
import { CellRow } from "../../components/CellRow.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import { Legend } from "../../components/Legend.tsx";
import { WeekLines } from "../../components/WeekLines.tsx";
import { valueChain } from "./opportunities.ts";
import { Panel } from "./Panel.tsx";
import styles from "./ValueChain.module.css";

type ValueChainProps = PageContent<"strategy">["roadmap"]["steps"][0]["figure"];

/** Step 1: opportunities of each kind of work along the five stages of a firm's value chain. */
export function ValueChain({ columns, rows, legend, caption }: ValueChainProps) {
	return (
		<Panel as="figure" className={styles.valueChain}>
			<ol className={styles.stages}>
				{columns.map((stage) => (
					<li key={stage}>{stage}</li>
				))}
			</ol>
			<WeekLines as="ul">
				{valueChain.map((cells, index) => (
					<li key={rows[index]}>
						<span className={joinClassNames(styles.kind, "caption")}>{rows[index]}</span>
						<CellRow cells={cells} colourClass="hue" />
					</li>
				))}
			</WeekLines>
			<figcaption className="caption margin-top-4">
				<Legend className={styles.legend} labels={legend} colourClass="hue" />
				{caption}
			</figcaption>
		</Panel>
	);
}
