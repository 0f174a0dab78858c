import { formatDollars, type PageContent, type Pricing } from "../../../content-model/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import styles from "./Price.module.css";

type PriceRow = Pricing["rows"][number];
/** Copy of the price table. */
export type PriceTableCopy = PageContent<"pricing">["table"];

interface PriceProps {
	row: PriceRow;
	/** Id of the plan. */
	plan: string;
	copy: PriceTableCopy;
	/** Whether it is set larger than the text around it. */
	large?: boolean;
}

/** One price, or a note that the plan does not offer it. */
export function Price({ row, plan, copy, large = false }: PriceProps) {
	const price = row.prices[plan] ?? null;
	// For the desk, which opens the field of a clicked price: desk/preview/prices.ts.
	const deskAttribute = { "data-price": `${row.id}.${plan}` };
	if (price === null) {
		return (
			<span className={joinClassNames(styles.note, "text-secondary")} {...deskAttribute}>
				{copy.notOffered}
			</span>
		);
	}
	return (
		<>
			<b className={large ? styles.largePrice : styles.price} translate="no" {...deskAttribute}>
				{formatDollars(price)}
			</b>
			{row.sharedPricePlans?.includes(plan) && (
				<span className={joinClassNames(styles.note, "caption")}>{` ${copy.sharedPrice}`}</span>
			)}
		</>
	);
}

/** The name of a row of prices, with what a price is for, such as a month, and the row's note. */
export function PriceLabel({ row, copy }: Pick<PriceProps, "row" | "copy">) {
	const { label, sessions, note, per } = row;
	// The number of sessions is read with what one of them costs.
	const unit = sessions && note ? `${note}, ${copy.per[per]}` : copy.per[per];
	return (
		<>
			{label} <small>{unit}</small>
			{note && !sessions && <small>{` ${note}`}</small>}
		</>
	);
}
