import type {
	Clause as ClauseData,
	NumberedParagraph as NumberedParagraphData,
} from "../../../content-model/index.ts";
import { Definition } from "./definitions/Definition.tsx";
import { RichText } from "./RichText.tsx";
import "./Clause.css";

interface ClauseProps {
	clause: ClauseData;
	/** Label of the summary. */
	summaryLabel: string;
}

/** Returns whether a clause holds definitions, which stick to the foot of the window while they are shown. */
export function isDefining({ paragraphs }: ClauseData): boolean {
	return paragraphs.some(({ definitions }) => definitions.length > 0);
}

/** A clause below its heading: a plain summary that does not bind, then numbered paragraphs. */
export function Clause({ clause, summaryLabel }: ClauseProps) {
	const { summary, paragraphs } = clause;
	return (
		<>
			<p className="caption in-short">
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
		<li>
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
			{definitions.length > 0 && (
				<ul>
					{definitions.map((definition) => (
						<li key={definition.id}>
							<Definition definition={definition} />
						</li>
					))}
				</ul>
			)}
		</li>
	);
}
