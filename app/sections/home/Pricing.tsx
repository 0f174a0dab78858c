import { Action } from "../../components/Action.tsx";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { Section } from "../../components/Section.tsx";
import { interpolate } from "../../content/interpolate.ts";
import type { Page } from "../../content/schemas/pages.ts";
import type { Level, Matrix } from "../../grid/index.ts";
import type { FromPrice, FromRow } from "../../pricing/fromPrice.ts";

interface PricingProps {
	pricing: Page<"home">["pricing"];
	/** The lowest price of each row that is quoted. */
	prices: Record<FromRow, FromPrice>;
}

/** What the platform and a training session cost at least, with the way to the full table. */
export function Pricing({ pricing, prices }: PricingProps) {
	return (
		<Section id="pricing">
			<div className="axis from-prices">
				<div>
					<h2>{pricing.title}</h2>
					<p className="lede">{pricing.note}</p>
					<p className="actions">
						<Action link={pricing.button} />
					</p>
				</div>
				<ul className="ruled">
					{pricing.prices.map(({ row, title, from, per, text }) => (
						<li key={row}>
							<p className="from-price">
								<small>{`${from} `}</small>
								<b>{prices[row].amount}</b>
								<small>{` ${per}`}</small>
							</p>
							<div>
								<h3>{title}</h3>
								<p>{interpolate(text, usersOf(prices[row]))}</p>
								<GridDrawing
									matrix={buys(prices[row])}
									colour={row === "platform" ? "ochre" : "dusk"}
								/>
							</div>
						</li>
					))}
				</ul>
			</div>
		</Section>
	);
}

/** The head count that a price is for, as texts ask for it. */
function usersOf({ plan: { from, to } }: FromPrice) {
	return { from, to: to ?? "" };
}

/** What the price buys, in one row: a bar for each person, or for one session of the course. */
function buys({ plan, sessions }: FromPrice): Matrix {
	const columns = plan.to ?? 20;
	return [
		Array.from({ length: columns }, (_, column): Level => {
			if (sessions === undefined || column === 0) {
				return 4;
			}
			return column < sessions ? 1 : 0;
		}),
	];
}
