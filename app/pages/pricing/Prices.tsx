import type { Pricing } from "../../../content-model/index.ts";
import { BareSection } from "../../components/Section.tsx";
import { PlanList } from "./PlanList.tsx";
import type { PriceTableCopy } from "./Price.tsx";
import { PriceLegend } from "./PriceLegend.tsx";
import { PriceTable } from "./PriceTable.tsx";
import "./Prices.css";

interface PricesProps extends Pick<Pricing, "plans" | "rows"> {
	copy: PriceTableCopy;
}

/** Every price, one column per plan. Where the window is too narrow for the table, one list per plan. */
export function Prices({ plans, rows, copy }: PricesProps) {
	return (
		<BareSection className="prices" id="prices">
			<h2 className="visually-hidden" data-no-search="">
				{copy.title}
			</h2>
			<PriceTable plans={plans} rows={rows} copy={copy} />
			<PriceLegend copy={copy} />
			<PlanList plans={plans} rows={rows} copy={copy} />
			<ul className="price-notes caption">
				{copy.notes.map((note) => (
					<li key={note}>{note}</li>
				))}
			</ul>
		</BareSection>
	);
}
