import type { ElementContent } from "hast";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import type {
	Agreement,
	Clause as ClauseData,
	Definition,
	Item,
} from "../../content/agreement.server.ts";
import type { Page } from "../../content/schemas/pages.ts";

interface ContractProps {
	agreement: Agreement;
	copy: Page<"partner-referral-agreement">["labels"];
}

/** The contract itself: the list of its clauses, its opening, every clause and the schedule. */
export function Contract({ agreement: { intro, clauses, schedule }, copy }: ContractProps) {
	return (
		<div className="contract-page wrap axis">
			<nav id="clauses" className="contents plain-links" data-no-text="" aria-label={copy.contents}>
				<b>{copy.contents}</b>
				<ol>
					{clauses.map(({ id, number, title }) => (
						<li key={id}>
							<a href={`#${id}`}>
								<span>{number}</span>
								{title}
							</a>
						</li>
					))}
					{schedule && (
						<li>
							<a href={`#${schedule.id}`}>{schedule.title}</a>
						</li>
					)}
				</ol>
			</nav>
			<div className="contract">
				{intro.map((paragraph, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change places
					<p key={index}>
						<ContractText>{paragraph}</ContractText>
					</p>
				))}
				{clauses.map((clause) => (
					<Clause key={clause.id} clause={clause} summaryLabel={copy.summary} />
				))}
				{schedule && (
					<section id={schedule.id}>
						<h2>
							<a href={`#${schedule.id}`}>{schedule.title}</a>
						</h2>
						<table>
							<thead>
								<tr>
									<th scope="col">{schedule.head[0]}</th>
									<th scope="col">{schedule.head[1]}</th>
								</tr>
							</thead>
							<tbody>
								{schedule.rows.map(({ item, term }, index) => (
									// biome-ignore lint/suspicious/noArrayIndexKey: rows never change places
									<tr key={index}>
										<th scope="row">
											<ContractText>{item}</ContractText>
										</th>
										<td>
											<ContractText>{term}</ContractText>
										</td>
									</tr>
								))}
							</tbody>
						</table>
					</section>
				)}
				<p className="to-contents" data-no-text="">
					<a href="#clauses">{copy.backToContents}</a>
				</p>
			</div>
		</div>
	);
}

interface ClauseProps {
	clause: ClauseData;
	/** Marks the plain words beside the clause, which do not bind. */
	summaryLabel: string;
}

/** A clause with its number, what it says in plain words, and its numbered paragraphs. */
function Clause({ clause, summaryLabel }: ClauseProps) {
	const { number, id, title, summary, items } = clause;
	const defines = items.some(({ definitions }) => definitions.length > 0);
	return (
		// The clause of the definitions gives up its box (Clause.css), and nobody can be led to it.
		<section {...(defines ? { className: "defining" } : { id })}>
			<h2 id={defines ? id : undefined}>
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

/** Words of the contract: defined terms lead to their meaning, other links to clauses. */
function ContractText({ children }: { children: readonly ElementContent[] }) {
	return toJsxRuntime({ type: "root", children: [...children] }, { Fragment, jsx, jsxs });
}
