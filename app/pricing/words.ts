import { interpolate } from "../content/interpolate.ts";
import type { Pricing } from "../content/schemas/collections.ts";
import type { Page } from "../content/schemas/pages.ts";
import { breakEven, printHours } from "./breakEven.ts";
import { dollars } from "./dollars.ts";
import { estimate, infrastructureRange } from "./estimate.ts";

/** What the cloud provider bills, as printed, by the names that texts ask for it under. */
export function infrastructureAmounts(costs: Pricing["infrastructure"]): Record<string, string> {
	const together = infrastructureRange(costs);
	return {
		fixed: dollars(costs.fixed),
		modelsFrom: dollars(costs.modelsFrom),
		modelsTo: dollars(costs.modelsTo),
		togetherFrom: dollars(together.from),
		togetherTo: dollars(together.to),
	};
}

/** What a worked example adds up, with the figures of a made-up reader where it uses them. */
type Example = Omit<Page<"pricing">["estimator"]["example"], "more" | "note">;

/**
 * The text of a worked example with its figures.
 * @throws where it names a seat's price or an hourly rate that it has not got
 */
export function workedExample(
	{ choices, seatPrice, hourlyRate, text }: Example,
	pricing: Pricing,
): string {
	const sum = estimate(pricing, choices);
	const { people, plan, platformMonthly, total, totalWithGst } = sum;
	const { perHead, monthly, bySeat, hours } = breakEven(
		{ ...sum, seatPrice, hourlyRate },
		pricing.infrastructure,
	);
	return interpolate(text, {
		people,
		plan: plan.name,
		platformMonthly: dollars(platformMonthly),
		perHead: dollars(perHead),
		monthlyFrom: dollars(monthly.from),
		monthlyTo: dollars(monthly.to),
		total: dollars(total),
		totalWithGst: dollars(totalWithGst),
		...(seatPrice !== undefined && { seatPrice: dollars(seatPrice) }),
		...(bySeat !== undefined && { bySeat: dollars(bySeat) }),
		...(hourlyRate !== undefined && { hourlyRate: dollars(hourlyRate) }),
		...(hours && { hoursFrom: printHours(hours.from), hoursTo: printHours(hours.to) }),
	});
}
