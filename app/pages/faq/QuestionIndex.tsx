import type { Level, Matrix } from "../../../grid/index.ts";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { StretchedLink } from "../../components/StretchedLink.tsx";
import type { GroupedQuestions } from "./QuestionGroup.tsx";
import "./QuestionIndex.css";

const daysInWeek = 5;

/** Leads to each group. Its drawing is a week or more, with a disc for each of its questions. */
export function QuestionIndex({ groups }: { groups: readonly GroupedQuestions[] }) {
	const largest = Math.max(...groups.map(({ questions }) => questions.length));
	const weeks = Math.ceil(largest / daysInWeek);
	return (
		<ul className="question-index on-screen" data-no-text="">
			{groups.map(({ id, title, questions }) => (
				<li key={id}>
					<GridDrawing matrix={drawQuestions(questions.length, weeks)} />
					<StretchedLink
						className="group-link heading-3"
						link={{ label: title, href: `#${id}`, newTab: false }}
					/>
				</li>
			))}
		</ul>
	);
}

function drawQuestions(count: number, weeks: number): Matrix {
	return Array.from({ length: weeks }, (_, week) =>
		Array.from(
			{ length: daysInWeek },
			(_, day): Level => (week * daysInWeek + day < count ? 2 : 0),
		),
	);
}
