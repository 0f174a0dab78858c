import { Action, ContentLink } from "../../components/Action.tsx";
import type { Agreement } from "../../content/agreement.server.ts";
import { interpolate } from "../../content/interpolate.ts";
import type { Page } from "../../content/schemas/pages.ts";

interface AgreementHeadProps {
	page: Page<"partner-referral-agreement">;
	agreement: Agreement;
	/** Where this version stands, for paper. */
	address: string;
}

/** The opening of the agreement: its title, what it is, its version and size, and the ways on. */
export function AgreementHead({ page, agreement, address }: AgreementHeadProps) {
	const { labels } = page;
	const { title, version, sample, summary, clauses, minutes } = agreement;
	return (
		<header className="text-head wrap">
			<p className="on-screen" data-no-text="">
				<ContentLink link={page.back} />
			</p>
			<h1>{title}</h1>
			<ul className="facts">
				<li>
					<b>{interpolate(labels.version, { version })}</b>
				</li>
				<li>{interpolate(labels.clauseCount, { count: clauses.length })}</li>
				<li>{interpolate(labels.minutes, { minutes })}</li>
				{sample && <li className="tag warn">{labels.sample}</li>}
				<li className="on-paper" data-no-text="">
					{address}
				</li>
			</ul>
			<div className="axis">
				<p className="lede">{`${summary} ${page.lede}`}</p>
				<p>
					<Action link={page.become} />
				</p>
			</div>
		</header>
	);
}
