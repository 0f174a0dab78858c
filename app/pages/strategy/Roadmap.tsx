import type { PageContent } from "../../../content-model/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { Section } from "../../components/Section.tsx";
import { getWeightClass } from "../../styles/weightClass.ts";
import { PriorityMatrix } from "./PriorityMatrix.tsx";
import { ScopeFigure } from "./ScopeFigure.tsx";
import { ValueChain } from "./ValueChain.tsx";
import styles from "./Roadmap.module.css";

interface RoadmapProps {
	words: PageContent<"strategy">["roadmap"];
}

/** The roadmap: three steps in growing weight, each beside its deliverable. */
export function Roadmap({ words }: RoadmapProps) {
	const [identify, prioritise, scope] = words.steps;
	const steps = [
		{ ...identify, figure: <ValueChain {...identify.figure} /> },
		{ ...prioritise, figure: <PriorityMatrix {...prioritise.figure} /> },
		{ ...scope, figure: <ScopeFigure {...scope.figure} /> },
	];
	return (
		<Section id="roadmap" className={styles.roadmap} tinted head={words}>
			<ol>
				{steps.map(({ title, text, figure }, index) => (
					<li key={title} className={joinClassNames(styles.step, "split-at-column-3")}>
						<div className={styles.text}>
							<b
								className={joinClassNames(styles.numeral, getWeightClass(index, steps.length))}
								data-no-text=""
							>
								{index + 1}
							</b>
							<div>
								<h3 className="text-large">{title}</h3>
								<p className="text-secondary">{text}</p>
							</div>
						</div>
						{figure}
					</li>
				))}
			</ol>
		</Section>
	);
}
