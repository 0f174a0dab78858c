import { LinkedText } from "../../components/LinkedText.tsx";
import { Section } from "../../components/Section.tsx";
import { SampleTag } from "../../components/Tag.tsx";
import type { AnsweredQuestion } from "../../site/questions.server.ts";
import "./QuestionGroup.css";

/** Questions on one subject. */
export interface GroupedQuestions {
	/** Anchor of the group. */
	id: string;
	title: string;
	questions: readonly AnsweredQuestion[];
}

interface QuestionGroupProps {
	group: GroupedQuestions;
	/** Whether a line divides it from what is above. */
	hasLine: boolean;
}

/** The questions of a group at the left, their answers from week 3. */
export function QuestionGroup({ group: { id, title, questions }, hasLine }: QuestionGroupProps) {
	const areSamples = questions.length > 0 && questions.every(({ sample }) => sample);
	return (
		<Section
			id={id}
			head={{ title, sample: areSamples }}
			hasLine={hasLine}
			className="question-group"
		>
			<div className="ruled">
				{questions.map(({ id, question, sample, answer }) => (
					<section className="split-at-week-3" id={id} key={id}>
						<h3>
							{question} {sample && !areSamples && <SampleTag inRow />}
						</h3>
						<LinkedText className="faq-answer" paragraphs={answer} />
					</section>
				))}
			</div>
		</Section>
	);
}
