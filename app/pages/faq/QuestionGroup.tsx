import type { PageContent } from "../../../content-model/index.ts";
import { parseMatrix } from "../../../grid/index.ts";
import { ContentLink } from "../../components/ContentLink.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import { Disclosure } from "../../components/Disclosure.tsx";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { LinkedText } from "../../components/LinkedText.tsx";
import { Section } from "../../components/Section.tsx";
import { SampleTag } from "../../components/Tag.tsx";
import type { AnsweredQuestion } from "../../site/questions.server.ts";
import styles from "./QuestionGroup.module.css";

/** A subject, with its questions. */
export type GroupedQuestions = PageContent<"faq">["groups"][number] & {
	questions: readonly AnsweredQuestion[];
};

interface QuestionGroupProps {
	group: GroupedQuestions;
	/** Whether a line divides it from what is above. */
	hasLine: boolean;
}

/**
 * The name of a group and its drawing from the index stay at the left while its questions pass, from column 3. Each opens
 * its answer; the first shows that. A link to an answer opens it too, since its anchor is within.
 */
export function QuestionGroup({
	group: { id, title, link, cells, questions },
	hasLine,
}: QuestionGroupProps) {
	const areSamples = questions.length > 0 && questions.every(({ sample }) => sample);
	return (
		<Section
			id={id}
			edge={hasLine ? "line" : "none"}
			className={joinClassNames(styles.questionGroup, !hasLine && styles.belowBand)}
		>
			<div className="split-at-column-3">
				<div className={styles.groupName}>
					<h2 className={joinClassNames(styles.title, "text-large")}>
						{title}
						{areSamples && <SampleTag />}
					</h2>
					{link && (
						<p className="on-screen margin-top-3">
							<ContentLink link={link} />
						</p>
					)}
					<GridDrawing
						matrix={parseMatrix(cells)}
						colourClass="hue"
						className={joinClassNames(styles.drawing, "on-screen")}
					/>
				</div>
				<div className={joinClassNames(styles.groupQuestions, "ruled ruled-open")}>
					{questions.map(({ id, question, sample, answer }, index) => (
						<Disclosure
							key={id}
							className={styles.faqQuestion}
							open={index === 0}
							summary={
								<h3>
									{question}
									{sample && !areSamples && <SampleTag inRow />}
								</h3>
							}
						>
							<LinkedText id={id} className={styles.faqAnswer} paragraphs={answer} />
						</Disclosure>
					))}
				</div>
			</div>
		</Section>
	);
}
