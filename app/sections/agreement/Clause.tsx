import type { Clause as ClauseData, Definition, Item } from "../../content/agreement.server.ts";
import { ContractText } from "./ContractText.tsx";

interface ClauseProps {
	clause: ClauseData;
	/** Marks the plain words beside the clause, which do not bind. */
	summaryLabel: string;
}

/** A clause with its number, what it says in plain words, and its numbered paragraphs. */
export function Clause({ clause, summaryLabel }: ClauseProps) {
	const { number, id, title, summary, items } = clause;
	const defines = items.some(({ definitions }) => definitions.length > 0);
	return (
		<section className={defines ? "defining" : undefined}>
			<h2 id={id}>
				<a href={`#${id}`}>
					<span>{number}</span>
					{` ${title}`}
				</a>
			</h2>
			<p className="in-short">
				<b>{summaryLabel}</b>
				{` ${summary}`}
			</p>
			<ol>
				{items.map((item) => (
					<NumberedItem key={item.id} item={item} />
				))}
			</ol>
		</section>
	);
}

function NumberedItem({ item: { label, id, content, items, definitions } }: { item: Item }) {
	return (
		<li>
			<b id={id}>{label}</b>
			<p>
				<ContractText>{content}</ContractText>
			</p>
			{items.length > 0 && (
				<ol>
					{items.map((below) => (
						<li key={below.id} id={below.id}>
							<span>{`${below.label} `}</span>
							<ContractText>{below.content}</ContractText>
						</li>
					))}
				</ol>
			)}
			{definitions.length > 0 && (
				<ul>
					{definitions.map((definition) => (
						<Meaning key={definition.id} definition={definition} />
					))}
				</ul>
			)}
		</li>
	);
}

/**
 * A definition. Its address is an element of its own, which stays in place while the words beside it
 * show at the foot of the window.
 */
function Meaning({ definition: { term, id, content } }: { definition: Definition }) {
	return (
		<li>
			<span id={id} />
			<p className="meaning">
				<dfn>{term}</dfn>
				<ContractText>{content}</ContractText>
			</p>
		</li>
	);
}
