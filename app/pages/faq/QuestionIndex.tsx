import { joinClassNames } from "../../components/classNames.ts";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { StretchedLink } from "../../components/StretchedLink.tsx";
import { drawQuestions } from "./drawQuestions.ts";
import type { GroupedQuestions } from "./QuestionGroup.tsx";
import styles from "./QuestionIndex.module.css";

/** Leads to each group. Its drawing is a week or more, with a disc for each of its questions. */
export function QuestionIndex({ groups }: { groups: readonly GroupedQuestions[] }) {
	const largest = Math.max(...groups.map(({ questions }) => questions.length));
	return (
		<ul className={joinClassNames(styles.questionIndex, "on-screen")} data-no-text="">
			{groups.map(({ id, title, questions }) => (
				<li key={id}>
					<GridDrawing matrix={drawQuestions(questions.length, largest)} />
					<StretchedLink
						className={joinClassNames(styles.groupLink, "heading-3")}
						link={{ label: title, href: `#${id}`, newTab: false }}
					/>
				</li>
			))}
		</ul>
	);
}
