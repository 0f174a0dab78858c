import type { PageContent } from "../../../content-model/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { Section } from "../../components/Section.tsx";
import { SectionHead } from "../../components/SectionHead.tsx";
import { StackingTable } from "../../components/StackingTable.tsx";
import { SampleTag } from "../../components/Tag.tsx";
import { AnswerGroup } from "./AnswerGroup.tsx";
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
						<th scope="col" className="on-paper">
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
