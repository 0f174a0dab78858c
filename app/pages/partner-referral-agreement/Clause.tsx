import type {
	Clause as ClauseData,
	NumberedParagraph as NumberedParagraphData,
} from "../../../content-model/index.ts";
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
	// The clause of the definitions has no box, so its heading has the id.
	const isDefining = paragraphs.some(({ definitions }) => definitions.length > 0);
	const [sectionId, headingId] = isDefining ? [undefined, id] : [id, undefined];
	return (
		<section id={sectionId} className={isDefining ? "defining" : undefined}>
			<h2 id={headingId}>
				<a href={`#${id}`}>
					<span>{number}</span>
					{` ${title}`}
				</a>
			</h2>
			<p className="short caption">
				<b>{summaryLabel}</b>
				{` ${summary}`}
			</p>
			<ol>
				{paragraphs.map((paragraph) => (
					<NumberedParagraph key={paragraph.id} paragraph={paragraph} />
				))}
			</ol>
		</section>
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
						<Definition key={definition.id} definition={definition} />
					))}
				</ul>
			)}
		</li>
	);
}
