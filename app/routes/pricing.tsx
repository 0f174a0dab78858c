import { ClosingBand } from "../components/ClosingBand.tsx";
import { GridDrawing } from "../components/GridDrawing.tsx";
import { LinkedText } from "../components/LinkedText.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { Section, SectionHead } from "../components/Section.tsx";
import { interpolate } from "../content/interpolate.ts";
import { parseRow } from "../grid/index.ts";
import { Island } from "../islands/Island.tsx";
import { dollars } from "../pricing/dollars.ts";
import { headCount } from "../pricing/pictures.ts";
import { infrastructureAmounts, workedExample } from "../pricing/words.ts";
import type { RouteHandle } from "../routeHandle.ts";
import { Legend } from "../sections/shared/Legend.tsx";
import { siteContext } from "../site/context.ts";
import { answeredQuestions } from "../site/questions.server.ts";
import { useSite } from "../siteData.ts";
import type { Route } from "./+types/pricing";

export const handle: RouteHandle = { hue: "ochre", islands: ["estimator"] };

/** Four plans in weeks 2 to 5, each a day longer. */
const closingRows = [".....##...###..####.#####"].map(parseRow);

export function loader({ context }: Route.LoaderArgs) {
	const { content } = context.get(siteContext);
	const { pages, pricing, destinations } = content;
	return {
		page: pages.pricing,
		pricing,
		contactForm: destinations.contactForm,
		questions: answeredQuestions(content),
	};
}

export default function Pricing({ loaderData }: Route.ComponentProps) {
	const { page } = loaderData;
	return (
		<>
			<PageHead {...page.hero} />
			<PriceTable {...loaderData} />
			<Estimate {...loaderData} />
			<Infrastructure {...loaderData} />
			<Questions {...loaderData} />
			<ClosingBand {...page.closing} matrix={closingRows} />
		</>
	);
}

type PricingProps = Route.ComponentProps["loaderData"];
type Row = PricingProps["pricing"]["rows"][number];
type TableCopy = PricingProps["page"]["table"];

/** Every price, a column a plan. Where the window is too narrow for the table, a list for each plan. */
function PriceTable({ page: { table: copy }, pricing: { plans, rows } }: PricingProps) {
	return (
		<section className="section wrap" id="prices">
			<h2 className="visually-hidden">{copy.title}</h2>
			<table className="prices">
				<caption className="visually-hidden">{copy.caption}</caption>
				<thead>
					<tr>
						<td>
							<span className="visually-hidden">{copy.item}</span>
							<Legend words={copy.legend} colour="hue" />
						</td>
						{plans.map((plan) => (
							<th key={plan.id} scope="col">
								<GridDrawing matrix={headCount(plan)} colour="hue" />
								<b>{plan.name}</b> <small>{plan.users}</small>
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.id}>
							<th scope="row">
								{row.label}
								<small>{` ${perOf(row, copy)}`}</small>
								{row.note && !row.sessions && <small>{` ${row.note}`}</small>}
							</th>
							{plans
								.filter(({ id }) => !row.oneCell?.slice(1).includes(id))
								.map(({ id }) =>
									row.oneCell?.[0] === id ? (
										<td key={id} colSpan={row.oneCell.length} className="shared">
											<div>
												<Price row={row} plan={id} copy={copy} />
											</div>
										</td>
									) : (
										<td key={id}>
											<Price row={row} plan={id} copy={copy} />
										</td>
									),
								)}
						</tr>
					))}
				</tbody>
			</table>
			<Legend words={copy.legend} colour="hue" />
			<ul className="plans mt-5" data-no-text="">
				{plans.map((plan) => (
					<li key={plan.id}>
						<GridDrawing matrix={headCount(plan)} colour="hue" />
						<p>
							<b>{plan.name}</b> <small>{plan.users}</small>
						</p>
						<dl className="values">
							{rows.map((row) => (
								<div key={row.id}>
									<dt>
										{row.label} <small>{perOf(row, copy)}</small>
									</dt>
									<dd>
										<Price row={row} plan={plan.id} copy={copy} />
									</dd>
								</div>
							))}
						</dl>
					</li>
				))}
			</ul>
			<ul className="caption notes">
				{copy.notes.map((note) => (
					<li key={note}>{note}</li>
				))}
			</ul>
		</section>
	);
}

/** What a price is for. How many sessions a course has belongs to it; other notes stand by themselves. */
function perOf({ sessions, note, per }: Row, copy: TableCopy): string {
	return sessions && note ? `${note}, ${copy.per[per]}` : copy.per[per];
}

/** One price, or that the plan of this id does not offer it. */
function Price({ row, plan, copy }: { row: Row; plan: string; copy: TableCopy }) {
	const price = row.prices[plan] ?? null;
	if (price === null) {
		return <span className="quiet">{copy.notOffered}</span>;
	}
	return (
		<>
			<b>{dollars(price)}</b>
			{row.oneCell?.includes(plan) && <span className="caption">{` ${copy.oneCell}`}</span>}
		</>
	);
}

/**
 * The estimator, and below its form what it assumes. Without JavaScript worked examples stand in the
 * form's place; the sum of the first is the one the server has drawn beside them.
 */
function Estimate({ page, pricing, contactForm }: PricingProps) {
	const { title, lede, assumptions, example, formParameter, ...copy } = page.estimator;
	const { plans, gst, infrastructure } = pricing;
	const { labels } = useSite().site;
	const rows = pricing.rows.map(({ id, sessions, prices }) => ({ id, sessions, prices }));
	return (
		<Section id="estimate" progress={0.6} tinted>
			<SectionHead title={title}>
				<p className="interactive lede">{lede}</p>
			</SectionHead>
			<div className="estimate-area axis">
				<div className="stand-in">
					<ul className="ruled">
						{[example, ...example.more].map((each) => (
							<li key={each.text}>{workedExample(each, pricing)}</li>
						))}
					</ul>
					<p className="caption" data-no-text="">
						{example.note}
					</p>
				</div>
				<Island
					name="estimator"
					props={{
						pricing: { plans, rows, gst, infrastructure },
						copy,
						notOffered: page.table.notOffered,
						start: example.choices,
						action: page.hero.actions?.[0],
						newTabLabel: labels.opensInNewTab,
						...(formParameter && { form: { address: contactForm, parameter: formParameter } }),
					}}
				/>
				{[{ title: assumptions.title, items: pricing.assumptions }, assumptions.breakEven].map(
					({ title, items }) => (
						<div key={title} className="assumptions mt-6">
							<h3>{title}</h3>
							<ul className="ruled mt-3">
								{items.map((text) => (
									<li key={text}>{text}</li>
								))}
							</ul>
						</div>
					),
				)}
			</div>
		</Section>
	);
}

/** What the cloud provider bills, which is part of no price. */
function Infrastructure({ page: { infrastructure }, pricing }: PricingProps) {
	const amounts = infrastructureAmounts(pricing.infrastructure);
	return (
		<section className="section wrap infrastructure disclosure">
			<details id="infrastructure">
				<summary>
					<h2 className="tagline">{infrastructure.title}</h2>
				</summary>
				<div className="axis">
					<p className="lede">{infrastructure.lede}</p>
					<div>
						<dl className="values ruled">
							{infrastructure.rows.map(({ id, label, text }) => (
								<div key={id}>
									<dt>{label}</dt>
									<dd>{interpolate(text, amounts)}</dd>
								</div>
							))}
						</dl>
						<p className="caption mt-5">{infrastructure.note}</p>
					</div>
				</div>
			</details>
		</section>
	);
}

/**
 * What buyers ask, each answer closed until a visitor asks for it. The anchor is inside: a browser that
 * is sent to it opens the answer.
 */
function Questions({ page: { faq }, questions }: PricingProps) {
	return (
		faq && (
			<Section id="questions">
				<div className="section-head axis">
					<div>
						<h2>{faq.title}</h2>
						{faq.lede && <p className="lede">{faq.lede}</p>}
					</div>
					<div className="questions disclosure">
						{questions.map(({ id, question, answer }) => (
							<details key={id}>
								<summary>
									<h3>{question}</h3>
								</summary>
								<div id={id}>
									<LinkedText paragraphs={answer} />
								</div>
							</details>
						))}
					</div>
				</div>
			</Section>
		)
	);
}
