import type { Pricing } from "../../../content-model/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { drawHeadCount } from "./drawings.ts";
import { Price, PriceLabel, type PriceTableWords } from "./Price.tsx";
import styles from "./PriceTable.module.css";

interface PriceTableProps extends Pick<Pricing, "plans" | "rows"> {
	words: PriceTableWords;
}

/** Every price, one column per plan. A phone has a list of plans. */
export function PriceTable({ plans, rows, words }: PriceTableProps) {
	return (
		<table className={joinClassNames(styles.priceTable, "above-phone")}>
			<caption className="visually-hidden" data-no-search="">
				{words.caption}
			</caption>
			<thead>
				<tr>
					<th scope="col">
						<span className="visually-hidden" data-no-search="">
							{words.item}
						</span>
					</th>
					{plans.map((plan) => (
						<th key={plan.id} scope="col">
							<GridDrawing
								className={styles.headCount}
								matrix={drawHeadCount(plan)}
								colourClass="hue"
							/>
							<b translate="no">{plan.name}</b> <small>{plan.users}</small>
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={row.id}>
						<th scope="row">
							<PriceLabel row={row} words={words} />
						</th>
						{plans
							.filter(({ id }) => !row.sharedPricePlans?.slice(1).includes(id))
							.map(({ id }) =>
								row.sharedPricePlans?.[0] === id ? (
									<td key={id} colSpan={row.sharedPricePlans.length} className={styles.shared}>
										<div>
											<Price row={row} plan={id} words={words} large />
										</div>
									</td>
								) : (
									<td key={id}>
										<Price row={row} plan={id} words={words} large />
									</td>
								),
							)}
					</tr>
				))}
			</tbody>
		</table>
	);
}
