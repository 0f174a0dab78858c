import type { ReactNode } from "react";
import type { Agreement, PageContent } from "../../../content-model/index.ts";
import { ContentsList } from "../../components/ContentsList.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import { Clause } from "./Clause.tsx";
import { RichText } from "./RichText.tsx";
import { Schedule } from "./Schedule.tsx";
import styles from "./Contract.module.css";

interface ContractProps {
	agreement: Pick<Agreement, "opening" | "clauses" | "schedule">;
	labels: Pick<
		PageContent<"partner-referral-agreement">["labels"],
		"contents" | "summary" | "backToContents"
	>;
}

/** The contract itself: the list of its clauses, then its text, each clause with a plain summary. */
export function Contract({ agreement: { opening, clauses, schedule }, labels }: ContractProps) {
	const headings: ContractHeading[] = schedule ? [...clauses, schedule] : clauses;
	const sections = headings.map(({ id, number, title }) => ({
		id,
		title: (
			<>
				{/* Empty for the schedule, whose title begins where the others do. */}
				<span>{number}</span>
				{title}
			</>
		),
	}));
	return (
		<div className={joinClassNames(styles.page, "wrap split-at-column-3")}>
			<nav
				id="clauses"
				className={joinClassNames(styles.index, "on-screen")}
				data-no-text=""
				aria-label={labels.contents}
			>
				<b>{labels.contents}</b>
				<ContentsList className={styles.list} sections={sections} />
			</nav>
			<div className={styles.contract}>
				{opening.map((sentence, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other identity
					<p key={index}>
						<RichText sentence={sentence} />
					</p>
				))}
				{clauses.map((clause) => (
					<ContractSection key={clause.id} {...clause}>
						<Clause clause={clause} summaryLabel={labels.summary} />
					</ContractSection>
				))}
				{schedule && (
					<ContractSection {...schedule}>
						<Schedule schedule={schedule} />
					</ContractSection>
				)}
				<p className={joinClassNames(styles.back, "on-screen margin-top-5")} data-no-text="">
					<a href="#clauses">{labels.backToContents}</a>
				</p>
			</div>
		</div>
	);
}

interface ContractHeading {
	/** The anchor of the section. */
	id: string;
	/** The number of the clause; a schedule has none. */
	number?: number;
	title: string;
}

interface ContractSectionProps extends ContractHeading {
	children: ReactNode;
}

/** A section of the contract: a heading that leads to itself, then the text. */
function ContractSection({ id, number, title, children }: ContractSectionProps) {
	return (
		<section id={id}>
			<h2>
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
