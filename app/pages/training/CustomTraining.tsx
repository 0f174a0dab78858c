import type { PageContent } from "../../../content-model/index.ts";
import { RuledList } from "../../components/RuledList.tsx";
import { Section } from "../../components/Section.tsx";
import { SectionHead } from "../../components/SectionHead.tsx";
import styles from "./CustomTraining.module.css";

interface CustomTrainingProps {
	copy: PageContent<"training">["custom"];
}

/** Training on topics that a firm chooses. */
export function CustomTraining({ copy }: CustomTrainingProps) {
	return (
		<Section id="custom" tinted>
			<SectionHead title={copy.title}>
				<div>
					<p className="lede">{copy.text}</p>
					<p className={styles.trainingAudience}>{copy.audience}</p>
				</div>
			</SectionHead>
			<RuledList items={copy.topics} className={styles.topicList} />
		</Section>
	);
}
