import type { PageContent } from "../../../content-model/index.ts";
import { parseMatrix } from "../../../grid/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import styles from "./AnswerGroup.module.css";

interface AnswerGroupProps {
	group: PageContent<"security">["groups"][number];
	/** Number of questions in the groups before. */
	before: number;
	/** Number of questions in all groups. */
	total: number;
	/** Whether it lies on the ground of the page, not on that of the section. */
	onPageGround: boolean;
}

/** A group of questions with their answers, below its name. */
export function AnswerGroup({
	group: { id, title, rows },
	before,
	total,
	onPageGround,
}: AnswerGroupProps) {
	return (
		<tbody
			id={id}
			className={joinClassNames(styles.answerGroup, onPageGround && styles.onPageGround)}
		>
			<tr>
				<th scope="rowgroup" colSpan={2}>
					<span className={joinClassNames("text-large", styles.title)}>{title}</span>
					<GridDrawing
						matrix={drawPlace(before, rows.length, total)}
						colourClass="hue"
						className={joinClassNames(styles.place, "on-screen")}
					/>
				</th>
				<td className="on-paper" />
			</tr>
			{rows.map(({ question, summary, answer, cases }, row) => (
				<tr key={question}>
					<th scope="row">
						<span className={styles.question}>
							<span className={joinClassNames(styles.number, "hue")}>{before + row + 1}.</span>
							{` ${question}`}
						</span>
					</th>
					<td>
						<div className={styles.answer}>
							<b className={styles.shortAnswer}>{summary}</b> {answer && <p>{answer}</p>}
							{cases && <AnswerCases cases={cases} />}
						</div>
					</td>
					<td className="on-paper" />
				</tr>
			))}
		</tbody>
	);
}

type Row = AnswerGroupProps["group"]["rows"][number];

function AnswerCases({ cases }: { cases: NonNullable<Row["cases"]> }) {
	return (
		<div className={joinClassNames(styles.cases, cases.length === 3 && styles.three)}>
			{cases.map(({ label, text }) => (
				<p key={label}>
					{/* On paper they follow each other in a line. */} <b>{label}:</b> {text}
				</p>
			))}
		</div>
	);
}

/** Draws the place of a group among all questions: its own joined, the others as ticks. */
function drawPlace(before: number, count: number, total: number) {
	return parseMatrix(`${".".repeat(before)}${"#".repeat(count)}`.padEnd(total, "."));
}
