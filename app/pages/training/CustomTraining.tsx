import type { Page } from "../../../content-model/index.ts";
import { Section } from "../../components/Section.tsx";
import { SectionHead } from "../../components/SectionHead.tsx";
import "./CustomTraining.css";

interface CustomTrainingProps {
	copy: Page<"training">["custom"];
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
			<ul className="topic-list ruled columns-2">
				{copy.topics.map((topic) => (
					<li key={topic}>{topic}</li>
				))}
			</ul>
		</Section>
	);
}
