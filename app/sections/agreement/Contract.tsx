import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import type { Agreement } from "../../content/agreement.server.ts";
import type { Page } from "../../content/schemas/pages.ts";

interface ContractProps {
	agreement: Agreement;
	copy: Page<"partner-referral-agreement">["labels"];
}

/** The contract itself: the list of its clauses, then its text, each clause with a plain summary. */
export function Contract({ agreement: { clauses, schedule, tree }, copy }: ContractProps) {
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
				{toJsxRuntime(tree, {
					Fragment,
					jsx,
					jsxs,
					components: {
						// What a clause says in plain words, which do not bind.
						blockquote: ({ children }) => (
							<p className="in-short">
								<b>{copy.summary}</b>
								{children}
							</p>
						),
					},
				})}
				<p className="to-contents on-screen" data-no-text="">
					<a href="#clauses">{copy.backToContents}</a>
				</p>
			</div>
		</div>
	);
}
