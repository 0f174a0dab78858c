import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { feeOn, percent } from "../agreement/fee.ts";
import { Action, ContentLink } from "../components/Action.tsx";
import { ClosingBand } from "../components/ClosingBand.tsx";
import { HabitRows } from "../components/HabitRow.tsx";
import { interpolate } from "../content/interpolate.ts";
import { parseRow } from "../grid/index.ts";
import { Island } from "../islands/Island.tsx";
import { dollars } from "../pricing/dollars.ts";
import type { RouteHandle } from "../routeHandle.ts";
import { definitionRules } from "../sections/agreement/definitionRules.ts";
import { keyTermRows } from "../sections/agreement/keyTermRows.ts";
import { absolute } from "../seo/addresses.ts";
import { siteContext } from "../site/context.ts";
import { useSite } from "../siteData.ts";
import type { Route } from "./+types/partner-referral-agreement";

export const handle: RouteHandle = { islands: ["fee-example"] };

const path = "/partner-referral-agreement";

/** Every fifth day: the share that a partner is paid. */
const closingRows = ["....#....#....#....#....#"].map(parseRow);

export function loader({ context }: Route.LoaderArgs) {
	const { agreement, pages } = context.get(siteContext).content;
	return {
		page: pages["partner-referral-agreement"],
		agreement,
		rules: definitionRules(agreement.definitions),
	};
}

export default function PartnerReferralAgreement({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<AgreementHead {...loaderData} />
			<section className="section tinted in-brief">
				<div className="wrap">
					<KeyTerms {...loaderData} />
					<WorkedExample {...loaderData} />
				</div>
			</section>
			<Contract {...loaderData} />
			<ClosingBand {...loaderData.page.closing} matrix={closingRows} />
		</>
	);
}

type AgreementProps = Pick<Route.ComponentProps["loaderData"], "page" | "agreement">;

/** The opening of the agreement: its title, what it is, its version and size, and the ways on. */
function AgreementHead({ page, agreement }: AgreementProps) {
	const { labels } = page;
	const { title, version, sample, summary, clauses, minutes } = agreement;
	const { site } = useSite();
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
					{absolute(path, site.url)}
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

/** The figures that matter most, each drawn, with the clause it is drawn from. */
function KeyTerms({ page: { labels }, agreement }: AgreementProps) {
	return (
		<div className="key-terms">
			<h2 className="tagline">{labels.keyTerms}</h2>
			<dl>
				{agreement.keyTerms.map(({ figure, label, anchor, clause }) => (
					<div key={anchor}>
						<dt className="tagline">{figure}</dt>
						<dd>
							{`${label} `}
							<small>
								<a href={`#${anchor}`}>{interpolate(labels.clause, { number: clause })}</a>
							</small>
						</dd>
						<dd aria-hidden="true">
							<HabitRows matrix={keyTermRows(figure)} colour="hue" />
						</dd>
					</div>
				))}
			</dl>
			<p className="caption">{`${labels.keyTermsNote} ${labels.summaryNote}`}</p>
		</div>
	);
}

/** The fee on round numbers, and on a number of the reader's own. */
function WorkedExample({ page, agreement: { rate } }: AgreementProps) {
	const { title, revenue, months, rows, note, own } = page.workedExample;
	const fee = feeOn(revenue, rate);
	const labels = { fee: interpolate(rows.fee, { rate: percent(rate) }), year: rows.year };
	const sums = [
		{ label: rows.revenue, amount: revenue },
		{ label: labels.fee, amount: fee },
		{ label: labels.year, amount: fee * months },
	];
	return (
		<div className="worked-example axis mt-6">
			<div>
				<h2 className="tagline">{title}</h2>
				<p className="caption">{note}</p>
			</div>
			<div>
				<table>
					<tbody>
						{sums.map(({ label, amount }) => (
							<tr key={label}>
								<th scope="row">{label}</th>
								<td>{dollars(amount)}</td>
							</tr>
						))}
					</tbody>
				</table>
				<Island name="fee-example" props={{ labels, copy: own, months, rate, start: revenue }} />
			</div>
		</div>
	);
}

/** The contract itself: the list of its clauses, then its text, each clause with a plain summary. */
function Contract({ page: { labels }, agreement: { clauses, schedule, tree } }: AgreementProps) {
	return (
		<div className="contract-page wrap axis">
			<nav
				id="clauses"
				className="contents plain-links"
				data-no-text=""
				aria-label={labels.contents}
			>
				<b>{labels.contents}</b>
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
							<p className="short">
								<b>{labels.summary}</b>
								{children}
							</p>
						),
					},
				})}
				<p className="back on-screen" data-no-text="">
					<a href="#clauses">{labels.backToContents}</a>
				</p>
			</div>
		</div>
	);
}
