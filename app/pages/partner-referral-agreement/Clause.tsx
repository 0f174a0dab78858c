import type {
	Clause as ClauseData,
	NumberedParagraph as NumberedParagraphData,
} from "../../../content-model/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { Definitions } from "./Definitions.tsx";
import { RichText } from "./RichText.tsx";
import styles from "./Clause.module.css";

interface ClauseProps {
	clause: ClauseData;
	/** Label of the summary. */
	summaryLabel: string;
}

/** A clause below its heading: a plain summary that does not bind, then numbered paragraphs. */
export function Clause({ clause, summaryLabel }: ClauseProps) {
	const { summary, paragraphs } = clause;
	return (
		<>
			<p className={joinClassNames("caption", styles.inShort)}>
				<b>{summaryLabel}</b>
				{` ${summary}`}
			</p>
			<ol>
				{paragraphs.map((paragraph) => (
					<NumberedParagraph key={paragraph.id} paragraph={paragraph} />
				))}
			</ol>
		</>
	);
}

function NumberedParagraph({ paragraph }: { paragraph: NumberedParagraphData }) {
	const { id, label, sentence, items, definitions } = paragraph;
	return (
		<li className={definitions.length > 0 ? styles.withDefinitions : undefined}>
			<b id={id}>{label}</b>
			<p>
				<RichText sentence={sentence} />
			</p>
			{items.length > 0 && (
				<ol>
					{items.map((item) => (
						<li key={item.id} id={item.id}>
							<span>{`${item.label} `}</span>
							<RichText sentence={item.sentence} />
						</li>
					))}
				</ol>
			)}
			{definitions.length > 0 && <Definitions definitions={definitions} />}
		</li>
	);
}
