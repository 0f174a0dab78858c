import type { Page } from "../../../content-model/index.ts";
import { getTileClass } from "../../../grid/index.ts";
import { Section } from "../../components/Section.tsx";
import { SectionHead } from "../../components/SectionHead.tsx";
import "./CustomTraining.css";

interface CustomTrainingProps {
	copy: Page<"training">["custom"];
}

/** Grounds of the books, in turn: no two neighbours are alike. */
const grounds = [getTileClass("eucalypt"), getTileClass("saltbush"), "paper"];

/** Training on topics that a firm chooses, drawn as books in a pile. */
export function CustomTraining({ copy }: CustomTrainingProps) {
	return (
		<Section id="custom" tinted>
			<SectionHead title={copy.title}>
				<div>
					<p className="lede">{copy.text}</p>
					<p className="training-audience">{copy.audience}</p>
				</div>
			</SectionHead>
			<ul className="topic-shelf">
				{copy.topics.map((topic, index) => (
					<li key={topic}>
						<span className={grounds[index % grounds.length]}>{topic}</span>
					</li>
				))}
			</ul>
		</Section>
	);
}
