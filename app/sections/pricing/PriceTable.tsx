import { GridDrawing } from "../../components/GridDrawing.tsx";
import type { Pricing } from "../../content/schemas/collections.ts";
import type { Page } from "../../content/schemas/pages.ts";
import { dollars } from "../../pricing/dollars.ts";
import { headCount } from "../../pricing/headCount.ts";

type Copy = Page<"pricing">["table"];
type Row = Pricing["rows"][number];

interface PriceTableProps {
	copy: Copy;
	pricing: Pick<Pricing, "plans" | "rows">;
}

/**
 * Every price, a column a plan. On a phone the stylesheet sets the same table as a block a plan, where
 * the cells show the labels of their rows from their data attributes.
 */
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
						</td>
						{plans.map((plan, index) => (
							<th key={plan.id} scope="col" className={`plan-${index + 1}`}>
								<GridDrawing matrix={headCount(plan)} colour="dusk" />
								<b>{plan.name}</b> <small>{plan.users}</small>
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<PriceRow key={row.id} row={row} plans={plans} copy={copy} />
					))}
				</tbody>
			</table>
			<ul className="caption notes">
				{copy.notes.map((note) => (
					<li key={note}>{note}</li>
				))}
				<li data-no-text="">{copy.pictureNote}</li>
			</ul>
		</section>
	);
}

interface PriceRowProps {
	row: Row;
	plans: Pricing["plans"];
	copy: Copy;
}

function PriceRow({ row, plans, copy }: PriceRowProps) {
	// How many sessions a course has belongs to the price of one; other notes stand by themselves.
	const per = row.sessions && row.note ? `${row.note}, ${copy.per[row.per]}` : copy.per[row.per];
	const labels = { "data-label": row.label, "data-per": per };
	return (
		<tr>
			<th scope="row">
				{row.label}
				<small>{` ${per}`}</small>
				{row.note && !row.sessions && <small>{` ${row.note}`}</small>}
			</th>
			{plans.map(({ id }, index) => {
				const price = row.prices[id] ?? null;
				const className = `plan-${index + 1}`;
				const place = row.oneCell?.indexOf(id) ?? -1;
				if (place > 0) {
					return null;
				}
				if (place === 0 && price !== null) {
					const content = (
						<>
							<b>{dollars(price)}</b>
							<span className="caption">{` ${copy.oneCell}`}</span>
						</>
					);
					return (
						<td key={id} colSpan={row.oneCell?.length} className={`shared ${className}`}>
							<div {...labels}>{content}</div>
							{/* Shown by the stylesheet in the second plan's block on a phone. */}
							<span hidden={true} aria-hidden="true" {...labels}>
								{content}
							</span>
						</td>
					);
				}
				return (
					<td key={id} className={className} {...labels}>
						{price === null ? (
							<span className="quiet">{copy.notOffered}</span>
						) : (
							<b>{dollars(price)}</b>
						)}
					</td>
				);
			})}
		</tr>
	);
}
