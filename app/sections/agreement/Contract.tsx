import type { Agreement } from "../../content/agreement.server.ts";
import type { Page } from "../../content/schemas/pages.ts";
import { Clause } from "./Clause.tsx";
import { ContractText } from "./ContractText.tsx";

interface ContractProps {
	agreement: Agreement;
	copy: Page<"partner-referral-agreement">["labels"];
}

/** The contract itself: the list of its clauses, its opening, every clause and the schedule. */
export function Contract({ agreement: { intro, clauses, schedule }, copy }: ContractProps) {
	return (
		<div className="contract-page wrap axis">
			<nav id="clauses" aria-label={copy.contents}>
				<p>
					<b>{copy.contents}</b>
				</p>
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
					<section>
						<h2 id={schedule.id}>
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
				<p className="to-contents">
					<a href="#clauses">{copy.backToContents}</a>
				</p>
			</div>
		</div>
	);
}
