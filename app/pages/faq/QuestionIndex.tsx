import type { Level } from "../../../grid/index.ts";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import type { GroupedQuestions } from "./QuestionGroup.tsx";
import "./QuestionIndex.css";

/** Leads to each group of questions; a row has a disc for each of its questions. */
export function QuestionIndex({ groups }: { groups: readonly GroupedQuestions[] }) {
	const most = Math.max(...groups.map(({ questions }) => questions.length));
	return (
		<ul className="question-index plain-links on-screen" data-no-text="">
			{groups.map(({ id, title, questions }) => (
				<li key={id}>
					<a href={`#${id}`}>{title}</a>
					<GridDrawing
						matrix={[
							Array.from({ length: most }, (_, day): Level => (day < questions.length ? 2 : 0)),
						]}
					/>
				</li>
			))}
		</ul>
	);
}
