import { feeOn, percent } from "../../agreement/fee.ts";
import { interpolate } from "../../content/interpolate.ts";
import type { Page } from "../../content/schemas/pages.ts";
import { Island } from "../../islands/Island.tsx";
import { dollars } from "../../pricing/dollars.ts";

interface WorkedExampleProps {
	copy: Page<"partner-referral-agreement">["workedExample"];
	/** Share of the fee: 0.2 for 20%. */
	rate: number;
}

/** The fee on round numbers, and on a number of the reader's own. */
export function WorkedExample({ copy, rate }: WorkedExampleProps) {
	const { title, revenue, months, rows, note, own } = copy;
	const fee = feeOn(revenue, rate);
	const labels = { fee: interpolate(rows.fee, { rate: percent(rate) }), year: rows.year };
	return (
		<div className="worked-example axis mt-6">
			<div>
				<h2 className="tagline">{title}</h2>
				<p className="caption">{note}</p>
			</div>
			<div>
				<table>
					<tbody>
						<tr>
							<th scope="row">{rows.revenue}</th>
							<td>{dollars(revenue)}</td>
						</tr>
						<tr>
							<th scope="row">{labels.fee}</th>
							<td>{dollars(fee)}</td>
						</tr>
						<tr>
							<th scope="row">{labels.year}</th>
							<td>{dollars(fee * months)}</td>
						</tr>
					</tbody>
				</table>
				<Island name="fee-example" props={{ labels, copy: own, months, rate, start: revenue }} />
			</div>
		</div>
	);
}
