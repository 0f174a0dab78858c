import type { GroupedQuestions } from "./QuestionGroup.tsx";
import "./QuestionIndex.css";

/** Leads to each question, by group. */
export function QuestionIndex({ groups }: { groups: readonly GroupedQuestions[] }) {
	return (
		<ul className="question-index on-screen" data-no-text="">
			{groups.map(({ id, title, questions }) => (
				<li key={id}>
					<b className="heading-3">{title}</b>
					<ul>
						{questions.map(({ id, question }) => (
							<li key={id}>
								<a href={`#${id}`}>{question}</a>
							</li>
						))}
					</ul>
				</li>
			))}
		</ul>
	);
}
