import { interpolate } from "../../../content-model/browser.ts";
import { parseRow } from "../../../grid/index.ts";
import { HabitRow } from "../../components/HabitRow.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { PlainSections } from "../../components/PlainSections.tsx";
import { Section } from "../../components/Section.tsx";
import { SampleTag } from "../../components/Tag.tsx";
import { siteContext } from "../../site/context.ts";
import { formatArticleDate } from "../../site/dates.ts";
import { parseSections } from "../../site/plainText.server.ts";
import type { RouteHandle } from "../../site/routeHandle.ts";
import type { Route } from "./+types/route";
import "./security.css";

export const handle: RouteHandle = { hue: "redgum" };

export function loader({ context }: Route.LoaderArgs) {
	const { site, pages } = context.get(siteContext).content;
	const { remains, table, ...page } = pages.security;
	return {
		page,
		table: {
			...table,
			dated: interpolate(table.datedText, { day: formatArticleDate(table.dated) }),
		},
		remains: parseSections(remains, site),
	};
}

export default function Security({ loaderData }: Route.ComponentProps) {
	const { page, remains } = loaderData;
	return (
		<>
			<PageHead {...page.hero} />
			{page.sample && (
				<div className="wrap">
					<p className="sample-answers">
						<SampleTag /> {page.sampleText}
					</p>
				</div>
			)}
			<Section id="flow" progress={0.2} head={page.flow}>
				<Request {...page.flow} />
			</Section>
			<Answers {...loaderData} />
			<PlainSections sections={remains} />
		</>
	);
}

/** The way of a request as one drawing: its columns are places, and each row is a step across them. */
function Request({ zones, steps }: Route.ComponentProps["loaderData"]["page"]["flow"]) {
	return (
		<div className="request">
			<div className="places caption" aria-hidden="true">
				{zones.map((zone) => (
					<b key={zone}>{zone}</b>
				))}
			</div>
			<ol>
				{steps.map(({ title, text, where, days }) => (
					<li key={title}>
						<h3>{title}</h3>
						<p className="quiet">{text}</p>
						<p className="visually-hidden" data-no-search="">
							{where}
						</p>
						<div aria-hidden="true">
							<HabitRow days={parseRow(days)} colour="hue" />
						</div>
					</li>
				))}
			</ol>
		</div>
	);
}

/** Every question with its answer. On paper a third column has room for the proof. */
function Answers({ page, table }: Route.ComponentProps["loaderData"]) {
	const counts = page.groups.map(({ rows }) => rows.length);
	const getNumber = (group: number, row: number) =>
		counts.slice(0, group).reduce((sum, count) => sum + count, row + 1);
	return (
		<Section id="answers" tinted>
			<div className="section-head axis">
				<div>
					<h2>{table.title}</h2>
					<p className="caption mt-2">{table.dated}</p>
				</div>
				<p className="lede on-screen">{table.print}</p>
			</div>
			<table className="supplier-answers">
				<thead>
					<tr>
						<th scope="col">{table.question}</th>
						<th scope="col">{table.answer}</th>
						<th scope="col" className="proof on-paper">
							{table.proof}
						</th>
					</tr>
				</thead>
				{page.groups.map(({ id, title, rows }, group) => (
					<tbody key={id} id={id}>
						<tr>
							<th scope="rowgroup" colSpan={2}>
								{title}
							</th>
							<td className="proof on-paper" />
						</tr>
						{rows.map(({ question, answer }, row) => (
							<tr key={question}>
								<th scope="row">
									{getNumber(group, row)}. {question}
								</th>
								<td>{answer}</td>
								<td className="proof on-paper" />
							</tr>
						))}
					</tbody>
				))}
			</table>
		</Section>
	);
}
