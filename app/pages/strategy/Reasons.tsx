import type { PageContent } from "../../../content-model/index.ts";
import { getPictogram } from "../../../grid/index.ts";
import { CellRow } from "../../components/CellRow.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import { Legend } from "../../components/Legend.tsx";
import { Section } from "../../components/Section.tsx";
import { WeekLines } from "../../components/WeekLines.tsx";
import styles from "./Reasons.module.css";

interface ReasonsProps {
	words: PageContent<"strategy">["reasons"];
}

/** The reasons for a strategy, each beside a row that shows what is missing. */
export function Reasons({ words }: ReasonsProps) {
	return (
		<Section id="why" edge={{ rulerFill: 0.35 }} head={words}>
			<Legend
				labels={words.legend}
				colourClass="hue"
				symbolColours={{ leaf: "redgum" }}
				className={styles.legend}
			/>
			<ol className={joinClassNames(styles.reasons, "ruled ruled-open")}>
				{words.items.map(({ title, text, pictogram, failsOn }) => (
					<li key={title} className="split-at-column-3">
						<div>
							<h3>{title}</h3>
							<p className="text-secondary">{text}</p>
						</div>
						<WeekLines aria-hidden="true">
							<CellRow
								cells={getPictogram(pictogram)[0] ?? []}
								colourClass="hue"
								failsOn={failsOn}
							/>
						</WeekLines>
					</li>
				))}
			</ol>
		</Section>
	);
}
