import type { Agreement, Page } from "../../../content-model/index.ts";
import { ContentsList } from "../../components/ContentsList.tsx";
import { Clause } from "./Clause.tsx";
import { RichText } from "./RichText.tsx";
import { Schedule } from "./Schedule.tsx";
import "./Contract.css";

interface ContractProps {
	agreement: Pick<Agreement, "opening" | "clauses" | "schedule">;
	labels: Page<"partner-referral-agreement">["labels"];
}

/** The contract itself: the list of its clauses, then its text, each clause with a plain summary. */
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
		<div className="contract-page wrap axis">
			<nav id="clauses" className="contract-contents" data-no-text="" aria-label={labels.contents}>
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
					<Clause key={clause.id} clause={clause} summaryLabel={labels.summary} />
				))}
				{schedule && <Schedule schedule={schedule} />}
				<p className="back-to-contents on-screen mt-5" data-no-text="">
					<a href="#clauses">{labels.backToContents}</a>
				</p>
			</div>
		</div>
	);
}
