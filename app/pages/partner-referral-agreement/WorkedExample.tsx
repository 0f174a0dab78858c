import { formatDollars, interpolate, type PageContent } from "../../../content-model/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { Island } from "../../islands/Island.tsx";
import { calculateShare, formatPercent } from "../../pricing/share.ts";
import AgreementIsland from "./agreement.island.tsx";
import styles from "./WorkedExample.module.css";

interface WorkedExampleProps {
	words: PageContent<"partner-referral-agreement">["workedExample"];
	/** The partner's share: 0.2 for 20%. */
	rate: number;
}

/** The fee on round numbers, and on the reader's own figure. */
export function WorkedExample({ words, rate }: WorkedExampleProps) {
	const { title, revenue, months, rows, note, calculator } = words;
	const fee = calculateShare(revenue, rate);
	const labels = { fee: interpolate(rows.fee, { rate: formatPercent(rate) }), year: rows.year };
	const sums = [
		{ label: rows.revenue, amount: revenue },
		{ label: labels.fee, amount: fee },
		{ label: labels.year, amount: fee * months },
	];
	return (
		<div className={joinClassNames(styles.workedExample, "split-at-column-3 margin-top-6")}>
			<div>
				<h2 className="text-large">{title}</h2>
				<p className="caption">{note}</p>
			</div>
			<div>
				<table aria-label={title}>
					<tbody>
						{sums.map(({ label, amount }) => (
							<tr key={label}>
								<th scope="row">{label}</th>
								<td>{formatDollars(amount)}</td>
							</tr>
						))}
					</tbody>
				</table>
				<Island
					name="agreement"
					component={AgreementIsland}
					props={{ labels, words: calculator, months, rate, initialAmount: revenue }}
				/>
			</div>
		</div>
	);
}
