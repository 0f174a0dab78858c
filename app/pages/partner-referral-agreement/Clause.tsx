import type {
	Clause as ClauseData,
	NumberedParagraph as NumberedParagraphData,
} from "../../../content-model/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { ContractSection } from "./ContractSection.tsx";
import { Definition } from "./Definition.tsx";
import { RichText } from "./RichText.tsx";
import "./Clause.css";

interface ClauseProps {
	clause: ClauseData;
	/** Label of the summary. */
	summaryLabel: string;
}

/** A clause: its heading, a plain summary that does not bind, numbered paragraphs. */
export function Clause({ clause, summaryLabel }: ClauseProps) {
	const { id, number, title, summary, paragraphs } = clause;
	const isDefining = paragraphs.some(hasDefinitions);
	return (
		<ContractSection id={id} number={number} title={title} isDefining={isDefining}>
			<p className="clause-summary caption">
				<b>{summaryLabel}</b>
				{` ${summary}`}
			</p>
			<ol className={joinClassNames("clause-paragraphs", isDefining && "defining-paragraphs")}>
				{paragraphs.map((paragraph) => (
					<NumberedParagraph key={paragraph.id} paragraph={paragraph} />
				))}
			</ol>
		</ContractSection>
	);
}

function hasDefinitions({ definitions }: NumberedParagraphData): boolean {
	return definitions.length > 0;
}

function NumberedParagraph({ paragraph }: { paragraph: NumberedParagraphData }) {
	const { id, label, sentence, items, definitions } = paragraph;
	return (
		<li className={hasDefinitions(paragraph) ? "defining-paragraph" : undefined}>
			<b id={id}>{label}</b>
			<p>
				<RichText sentence={sentence} />
			</p>
			{items.length > 0 && (
				<ol className="clause-items">
					{items.map((item) => (
						<li key={item.id} id={item.id}>
							<span>{`${item.label} `}</span>
							<RichText sentence={item.sentence} />
						</li>
					))}
				</ol>
			)}
			{definitions.length > 0 && (
				<ul className="clause-definitions">
					{definitions.map((definition) => (
						<Definition key={definition.id} definition={definition} />
					))}
				</ul>
			)}
		</li>
	);
}
