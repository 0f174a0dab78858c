import { LinkedText } from "../../components/LinkedText.tsx";
import { Section } from "../../components/Section.tsx";
import type { AnsweredQuestion } from "../../site/questions.server.ts";

interface QuestionsProps {
	title: string;
	lede?: string;
	questions: AnsweredQuestion[];
}

/**
 * What buyers ask, each answer closed until a visitor asks for it. The anchor is inside: a browser that
 * is sent to it opens the answer.
 */
export function Questions({ title, lede, questions }: QuestionsProps) {
	return (
		<Section id="questions">
			<div className="section-head axis">
				<div>
					<h2>{title}</h2>
					{lede && <p className="lede">{lede}</p>}
				</div>
				<div className="questions disclosure">
					{questions.map(({ id, question, answer }) => (
						<details key={id}>
							<summary>
								<h3>{question}</h3>
							</summary>
							<div id={id}>
								<LinkedText paragraphs={answer} />
							</div>
						</details>
					))}
				</div>
			</div>
		</Section>
	);
}
