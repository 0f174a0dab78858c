import { formatDollars, type PageContent, type Pricing } from "../../../content-model/index.ts";
import "./Price.css";

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
	if (price === null) {
		return <span className="price-note text-secondary">{copy.notOffered}</span>;
	}
	return (
		<>
			<b className={large ? "large-price" : "price"} translate="no">
				{formatDollars(price)}
			</b>
			{row.sharedPricePlans?.includes(plan) && (
				<span className="price-note caption">{` ${copy.sharedPrice}`}</span>
			)}
		</>
	);
}

/**
 * Formats the unit of a price, such as a month. Includes the number of sessions; other notes are shown separately.
 */
export function formatUnit({ sessions, note, per }: PriceRow, copy: PriceTableCopy): string {
	return sessions && note ? `${note}, ${copy.per[per]}` : copy.per[per];
}
