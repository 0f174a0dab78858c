import type { PageContent } from "../../../content-model/index.ts";
import { parseMatrix } from "../../../grid/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { Section } from "../../components/Section.tsx";
import { SectionHead } from "../../components/SectionHead.tsx";
import { StackingTable } from "../../components/StackingTable.tsx";
import { SampleTag } from "../../components/Tag.tsx";
import styles from "./SupplierAnswers.module.css";

type Words = PageContent<"security">;

interface SupplierAnswersProps {
	groups: Words["groups"];
	/** Words around the table; `answeredOn` says the day of the answers. */
	words: Omit<Words["table"], "answeredOn" | "answeredOnText"> & { answeredOn: string };
	/** What is said of sample answers, where they are. */
	sampleText: string | undefined;
}

/** Every question with its answer. On paper a third column has room for the proof. */
export function SupplierAnswers({ groups, words, sampleText }: SupplierAnswersProps) {
	const counts = groups.map(({ rows }) => rows.length);
	const total = counts.reduce((sum, count) => sum + count, 0);
	const countBefore = (index: number) =>
		counts.slice(0, index).reduce((sum, count) => sum + count, 0);
	return (
		<Section id="answers" className={styles.answersSection} tinted>
			<SectionHead title={words.title} smallPrint={words.answeredOn}>
				<div>
					<p className="lede on-screen">{words.printNote}</p>
					{sampleText && (
						<p className="margin-top-4">
							{sampleText}
							<SampleTag />
						</p>
					)}
				</div>
			</SectionHead>
			<ul className={joinClassNames(styles.answerIndex, "on-screen")} data-no-text="">
				{groups.map(({ id, title }) => (
					<li key={id}>
						<a href={`#${id}`}>{title}</a>
					</li>
				))}
			</ul>
			<StackingTable className={styles.supplierAnswers} aria-label={words.title}>
				<thead>
					<tr>
						<th scope="col">{words.question}</th>
						<th scope="col">{words.answer}</th>
						<th scope="col" className={joinClassNames(styles.proof, "on-paper")}>
							{words.evidence}
						</th>
					</tr>
				</thead>
				{groups.map((group, index) => (
					<AnswerGroup
						key={group.id}
						group={group}
						before={countBefore(index)}
						total={total}
						onPageGround={index % 2 === 0}
					/>
				))}
			</StackingTable>
		</Section>
	);
}

interface AnswerGroupProps {
	group: SupplierAnswersProps["groups"][number];
	/** Number of questions in the groups before. */
	before: number;
	/** Number of questions in all groups. */
	total: number;
	/** Whether it lies on the ground of the page, not on that of the section. */
	onPageGround: boolean;
}

function AnswerGroup({
	group: { id, title, rows },
	before,
	total,
	onPageGround,
}: AnswerGroupProps) {
	return (
		<tbody id={id} className={onPageGround ? styles.onPageGround : undefined}>
			<tr>
				<th scope="rowgroup" colSpan={2}>
					<span className={joinClassNames("tagline", styles.groupTitle)}>{title}</span>
					<GridDrawing
						matrix={drawPlace(before, rows.length, total)}
						colourClass="hue"
						className={joinClassNames(styles.groupPlace, "on-screen")}
					/>
				</th>
				<td className={joinClassNames(styles.proof, "on-paper")} />
			</tr>
			{rows.map(({ question, summary, answer, cases }, row) => (
				<tr key={question}>
					<th scope="row">
						<span className={styles.question}>
							<span className={joinClassNames(styles.questionNumber, "hue")}>
								{before + row + 1}.
							</span>
							{` ${question}`}
						</span>
					</th>
					<td>
						<div className={styles.answer}>
							<b className={styles.shortAnswer}>{summary}</b> {answer && <p>{answer}</p>}
							{cases && (
								<div className={styles.answerCases}>
									{cases.map(({ label, text }) => (
										<p key={label}>
											{/* On paper they follow each other in a line. */} <b>{label}:</b> {text}
										</p>
									))}
								</div>
							)}
						</div>
					</td>
					<td className={joinClassNames(styles.proof, "on-paper")} />
				</tr>
			))}
		</tbody>
	);
}

/** Draws the place of a group among all questions: its own joined, the others as ticks. */
function drawPlace(before: number, count: number, total: number) {
	return parseMatrix(`${".".repeat(before)}${"#".repeat(count)}`.padEnd(total, "."));
}
