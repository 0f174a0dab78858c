import { formatDollars, type PageContent, type Pricing } from "../../../content-model/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import styles from "./Price.module.css";

type PriceRow = Pricing["rows"][number];
/** Words of the price table. */
export type PriceTableWords = PageContent<"pricing">["table"];

interface PriceProps {
	row: PriceRow;
	/** Id of the plan. */
	plan: string;
	words: PriceTableWords;
	/** Whether it is set larger than the text around it. */
	large?: boolean;
}

/** One price, or a note that the plan does not offer it. */
export function Price({ row, plan, words, large = false }: PriceProps) {
	const price = row.prices[plan] ?? null;
	// For the desk, which opens the field of a clicked price: desk/pageScript/prices.ts.
	const deskAttribute = { "data-price": `${row.id}.${plan}` };
	if (price === null) {
		return (
			<span className={joinClassNames(styles.note, "text-secondary")} {...deskAttribute}>
				{words.notOffered}
			</span>
		);
	}
	return (
		<>
			<b className={large ? styles.largePrice : styles.price} translate="no" {...deskAttribute}>
				{formatDollars(price)}
			</b>
			{row.sharedPricePlans?.includes(plan) && (
				<span className={joinClassNames(styles.note, "caption")}>{` ${words.sharedPrice}`}</span>
			)}
		</>
	);
}

/** The name of a row of prices, with what a price is for, such as a month, and the row's note. */
export function PriceLabel({ row, words }: Pick<PriceProps, "row" | "words">) {
	const { label, sessions, note, per } = row;
	// The number of sessions is read with what one of them costs.
	const unit = sessions && note ? `${note}, ${words.per[per]}` : words.per[per];
	return (
		<>
			{label} <small>{unit}</small>
			{note && !sessions && <small>{` ${note}`}</small>}
		</>
	);
}
