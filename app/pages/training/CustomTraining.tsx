import type { PageContent } from "../../../content-model/index.ts";
import { RuledList } from "../../components/RuledList.tsx";
import { Section } from "../../components/Section.tsx";
import { SectionHead } from "../../components/SectionHead.tsx";
import styles from "./CustomTraining.module.css";

interface CustomTrainingProps {
	words: PageContent<"training">["custom"];
}

/** Training on topics that a firm chooses. */
export function CustomTraining({ words }: CustomTrainingProps) {
	return (
		<Section id="custom" tinted>
			<SectionHead title={words.title}>
				<div>
					<p className="lede">{words.text}</p>
					<p className={styles.trainingAudience}>{words.audience}</p>
				</div>
			</SectionHead>
			<RuledList items={words.topics} className={styles.topicList} />
		</Section>
	);
}
