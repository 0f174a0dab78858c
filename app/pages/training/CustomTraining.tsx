import type { PageContent } from "../../../content-model/index.ts";
import { RuledList } from "../../components/RuledList.tsx";
import { Section } from "../../components/Section.tsx";
import { SectionHead } from "../../components/SectionHead.tsx";
import "./CustomTraining.css";

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
					<p className="training-audience">{copy.audience}</p>
				</div>
			</SectionHead>
			<RuledList items={copy.topics} className="topic-list" />
		</Section>
	);
}
