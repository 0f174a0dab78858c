import type { Pricing } from "../../../content-model/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { SummaryList } from "../../components/SummaryList.tsx";
import { drawHeadCount } from "./drawings.ts";
import { Price, PriceLabel, type PriceTableWords } from "./Price.tsx";
import styles from "./PlanList.module.css";

interface PlanListProps extends Pick<Pricing, "plans" | "rows"> {
	words: PriceTableWords;
}

/** The plans stacked, for phones; same data as the price table. */
export function PlanList({ plans, rows, words }: PlanListProps) {
	// The platform's price is the plan's own: its note is above them all.
	const own = rows.find(({ id }) => id === "platform");
	return (
		<div className={joinClassNames(styles.planList, "on-phone margin-top-5")} data-no-text="">
			{own?.note && <p className="caption">{`${own.label}: ${own.note}`}</p>}
			<ul>
				{plans.map((plan) => (
					<li key={plan.id}>
						<GridDrawing
							className={styles.headCount}
							matrix={drawHeadCount(plan)}
							colourClass="hue"
						/>
						<p>
							<b translate="no">{plan.name}</b> <small>{plan.users}</small>
						</p>
						<SummaryList
							className={styles.prices}
							rows={rows.map((row) => {
								const isOwnPrice = row === own;
								return {
									className: isOwnPrice ? styles.price : styles.row,
									label: isOwnPrice ? (
										<>
											<span className="visually-hidden">{`${row.label} `}</span>
											{words.per[row.per]}
										</>
									) : (
										<PriceLabel row={row} words={words} />
									),
									value: <Price row={row} plan={plan.id} words={words} large={isOwnPrice} />,
								};
							})}
						/>
					</li>
				))}
			</ul>
		</div>
	);
}
