import { GridDrawing } from "../../components/GridDrawing.tsx";
import type { Pricing } from "../../content/schemas/collections.ts";
import type { Page } from "../../content/schemas/pages.ts";
import { dollars } from "../../pricing/dollars.ts";
import { headCount } from "../../pricing/headCount.ts";
import { Legend } from "../shared/Legend.tsx";

type Copy = Page<"pricing">["table"];
type Row = Pricing["rows"][number];

interface PriceTableProps {
	copy: Copy;
	pricing: Pick<Pricing, "plans" | "rows">;
}

/** Every price, a column a plan. Where the window is too narrow for the table, a list for each plan. */
export function PriceTable({ copy, pricing: { plans, rows } }: PriceTableProps) {
	return (
		<section className="section wrap" id="prices">
			<h2 className="visually-hidden">{copy.title}</h2>
			<table className="prices">
				<caption className="visually-hidden">{copy.caption}</caption>
				<thead>
					<tr>
						<td>
							<span className="visually-hidden">{copy.item}</span>
							<Legend words={copy.legend} colour="hue" className="legend caption" />
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
			<Legend words={copy.legend} colour="hue" className="legend caption" />
			<ul className="plans" data-no-text="">
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
function perOf({ sessions, note, per }: Row, copy: Copy): string {
	return sessions && note ? `${note}, ${copy.per[per]}` : copy.per[per];
}

interface PriceProps {
	row: Row;
	/** The plan's id. */
	plan: string;
	copy: Copy;
}

function Price({ row, plan, copy }: PriceProps) {
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
