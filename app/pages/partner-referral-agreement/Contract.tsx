import type { ReactNode } from "react";
import type { Agreement, PageContent } from "../../../content-model/index.ts";
import { ContentsList } from "../../components/ContentsList.tsx";
import { Clause, isDefining } from "./Clause.tsx";
import { RichText } from "./RichText.tsx";
import { Schedule } from "./Schedule.tsx";
import "./Contract.css";

interface ContractProps {
	agreement: Pick<Agreement, "opening" | "clauses" | "schedule">;
	labels: PageContent<"partner-referral-agreement">["labels"];
}

/**
 * The contract itself: the list of its clauses, then its text, each clause with a plain summary. The island of the
 * page, fee-example.island.tsx, starts the popups of its definitions.
 */
export function Contract({ agreement: { opening, clauses, schedule }, labels }: ContractProps) {
	const sections = clauses.map(({ id, number, title }) => ({
		id,
		title: (
			<>
				<span>{number}</span>
				{title}
			</>
		),
	}));
	return (
		<div className="contract-page wrap split-at-week-3">
			<nav id="clauses" className="contract-index" data-no-text="" aria-label={labels.contents}>
				<b>{labels.contents}</b>
				<ContentsList sections={schedule ? [...sections, schedule] : sections} />
			</nav>
			<div className="contract scriptless">
				{opening.map((sentence, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other identity
					<p key={index}>
						<RichText sentence={sentence} />
					</p>
				))}
				{clauses.map((clause) => (
					<ContractSection key={clause.id} {...clause} isDefining={isDefining(clause)}>
						<Clause clause={clause} summaryLabel={labels.summary} />
					</ContractSection>
				))}
				{schedule && (
					<ContractSection {...schedule}>
						<Schedule schedule={schedule} />
					</ContractSection>
				)}
				<p className="contract-back on-screen margin-top-5" data-no-text="">
					<a href="#clauses">{labels.backToContents}</a>
				</p>
			</div>
		</div>
	);
}

interface ContractSectionProps {
	/** The anchor of the section. */
	id: string;
	/** The number of the clause; a schedule has none. */
	number?: number;
	title: string;
	/** Whether its definitions stick to the foot of the window while they are shown. */
	isDefining?: boolean;
	children: ReactNode;
}

/** A section of the contract: a heading that leads to itself, then the text. */
export function ContractSection({
	id,
	number,
	title,
	isDefining = false,
	children,
}: ContractSectionProps) {
	// A section with definitions has no box, so its heading has the id.
	const [sectionId, headingId] = isDefining ? [undefined, id] : [id, undefined];
	return (
		<section id={sectionId}>
			<h2 id={headingId}>
				<a href={`#${id}`}>
					{number === undefined ? (
						title
					) : (
						<>
							<span>{number}</span>
							{` ${title}`}
						</>
					)}
				</a>
			</h2>
			{children}
		</section>
	);
}
