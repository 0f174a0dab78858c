import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import type { Agreement, Page } from "../../../content-model/index.ts";
import { ContentsList } from "../../components/ContentsList.tsx";
import "./Contract.css";

interface ContractProps {
	agreement: Pick<Agreement, "clauses" | "schedule" | "tree">;
	labels: Page<"partner-referral-agreement">["labels"];
}

/** The contract itself: the list of its clauses, then its text, each clause with a plain summary. */
export function Contract({ agreement: { clauses, schedule, tree }, labels }: ContractProps) {
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
			<nav id="clauses" className="clauses" data-no-text="" aria-label={labels.contents}>
				<b>{labels.contents}</b>
				<ContentsList sections={schedule ? [...sections, schedule] : sections} />
			</nav>
			<div className="contract scriptless">
				{toJsxRuntime(tree, {
					Fragment,
					jsx,
					jsxs,
					components: {
						// A clause's plain, non-binding summary.
						blockquote: ({ children }) => (
							<p className="short caption">
								<b>{labels.summary}</b>
								{children}
							</p>
						),
					},
				})}
				<p className="back on-screen mt-5" data-no-text="">
					<a href="#clauses">{labels.backToContents}</a>
				</p>
			</div>
		</div>
	);
}
