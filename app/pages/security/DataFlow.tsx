import type { PageContent } from "../../../content-model/index.ts";
import { getThemeClass, parseRow } from "../../../grid/index.ts";
import { CellRow } from "../../components/CellRow.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import { Section } from "../../components/Section.tsx";
import styles from "./DataFlow.module.css";

/** The classes of places after the first, by their column. */
const placeClasses = [undefined, styles.secondPlace, styles.lastPlace];

/** The path of a request as one drawing: its columns are places, and each row is a step across them. */
export function DataFlow({ words }: { words: PageContent<"security">["flow"] }) {
	const { title, lede, zones, steps } = words;
	return (
		<Section
			id="flow"
			className={joinClassNames(styles.dataFlow, getThemeClass("redgum"), "theme-on-screen")}
			edge="none"
			head={{ title, lede }}
		>
			<div className={styles.requestPath}>
				<div className={joinClassNames(styles.places, "caption")} aria-hidden="true">
					{zones.map((zone) => (
						<b key={zone}>{zone}</b>
					))}
				</div>
				<ol>
					{steps.map(({ title, text, where, cells, departures = [] }) => (
						<li key={title}>
							<h3>{title}</h3>
							<p className="text-secondary">{text}</p>
							<p className="visually-hidden" data-no-search="">
								{where}
							</p>
							<div className={styles.crossing} aria-hidden="true">
								<span
									className={joinClassNames(
										styles.place,
										placeClasses[zones.indexOf(where)],
										"caption",
									)}
								>
									{where}
								</span>
								<div className={styles.rows}>
									<CellRow cells={parseRow(cells)} />
									{departures.map(({ label, cells }) => (
										<div key={label} className={styles.departure}>
											<CellRow cells={parseRow(cells)} />
											<span className="caption">{label}</span>
										</div>
									))}
								</div>
							</div>
						</li>
					))}
				</ol>
			</div>
		</Section>
	);
}
