import { interpolate, type PageContent } from "../../../content-model/index.ts";
import { type CellState, cellState } from "../../../grid/index.ts";
import { Action } from "../../components/Action.tsx";
import { Actions } from "../../components/Actions.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { Section } from "../../components/Section.tsx";
import type { LowestPrice } from "../../site/pricing.server.ts";
import { partColours } from "./joinedDrawings.ts";
import styles from "./LowestPrices.module.css";

interface LowestPricesProps {
	words: PageContent<"home">["pricing"];
	prices: Record<PageContent<"home">["pricing"]["prices"][number]["row"], LowestPrice>;
}

/** The lowest prices of the platform and of a training session, with a link to the full table. */
export function LowestPrices({ words, prices }: LowestPricesProps) {
	return (
		<Section id="pricing">
			<div className={joinClassNames(styles.lowestPrices, "split-at-column-3")}>
				<div>
					<h2>{words.title}</h2>
					<p className="lede">{words.note}</p>
					<Actions>
						<Action link={words.button} />
					</Actions>
				</div>
				<ul className="ruled ruled-open">
					{words.prices.map(({ row, title, from, per, text }) => {
						const { amount, plan } = prices[row];
						return (
							<li key={row}>
								<p className={styles.price}>
									<small>{`${from} `}</small>
									<b>{amount}</b>
									<small className={styles.per}>{` ${per}`}</small>
								</p>
								<div>
									<h3>{title}</h3>
									<p>{interpolate(text, { from: plan.from, to: plan.to ?? "" })}</p>
									<GridDrawing
										className={styles.drawing}
										matrix={[drawPurchase(prices[row])]}
										colourClass={row === "platform" ? partColours.platform : partColours.training}
									/>
								</div>
							</li>
						);
					})}
				</ul>
			</div>
		</Section>
	);
}

/** Draws the extent of a price in one row: a bar for each person, or for one session of the course. */
function drawPurchase({ plan, sessions }: LowestPrice): CellState[] {
	return Array.from({ length: plan.to ?? 20 }, (_, column) => {
		if (sessions === undefined || column === 0) {
			return cellState.barDown;
		}
		return column < sessions ? cellState.dot : cellState.tick;
	});
}
