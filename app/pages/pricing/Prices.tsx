import type { Pricing } from "../../../content-model/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { InlineText } from "../../components/InlineText.tsx";
import { Legend } from "../../components/Legend.tsx";
import { BareSection } from "../../components/Section.tsx";
import type { Paragraph } from "../../site/plainText.server.ts";
import { PlanList } from "./PlanList.tsx";
import type { PriceTableWords } from "./Price.tsx";
import { PriceTable } from "./PriceTable.tsx";
import styles from "./Prices.module.css";

interface PricesProps extends Pick<Pricing, "plans" | "rows"> {
	words: PriceTableWords;
	/** Notes below the table, with their links. */
	notes: readonly Paragraph[];
}

/** Every price, one column per plan. Where the window is too narrow for the table, one list per plan. */
export function Prices({ plans, rows, words, notes }: PricesProps) {
	return (
		<BareSection className={styles.prices} id="prices">
			<h2 className="visually-hidden" data-no-search="">
				{words.title}
			</h2>
			<Legend className={styles.priceLegend} labels={words.legend} colourClass="hue" aligned />
			<PriceTable plans={plans} rows={rows} words={words} />
			<PlanList plans={plans} rows={rows} words={words} />
			<ul className={joinClassNames(styles.priceNotes, "caption")}>
				{notes.map((parts) => (
					<li key={parts[0]?.text}>
						<InlineText parts={parts} />
					</li>
				))}
			</ul>
		</BareSection>
	);
}
