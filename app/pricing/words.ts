import { dollars, interpolate } from "../../content-model/browser.ts";
import type { Page, Pricing } from "../../content-model/index.ts";
import { calculateBreakEven, formatHours } from "./breakEven.ts";
import { calculateEstimate, calculateInfrastructureRange } from "./estimate.ts";

/** What the cloud provider bills, as printed, by the names that texts ask for it under. */
export function formatInfrastructure(costs: Pricing["infrastructure"]): Record<string, string> {
	const together = calculateInfrastructureRange(costs);
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
 * @throws where it names a seat's price or an hourly rate that it lacks
 */
export function formatWorkedExample(
	{ choices, seatPrice, hourlyRate, text }: Example,
	pricing: Pricing,
): string {
	const sum = calculateEstimate(pricing, choices);
	const { people, plan, platformMonthly, total, totalWithGst } = sum;
	const { perPerson, monthly, bySeat, whole, hours } = calculateBreakEven(
		{ ...sum, seatPrice, hourlyRate },
		pricing,
	);
	return interpolate(text, {
		people,
		plan: plan.name,
		platformMonthly: dollars(platformMonthly),
		perPerson: dollars(perPerson),
		monthlyFrom: dollars(monthly.from),
		monthlyTo: dollars(monthly.to),
		total: dollars(total),
		totalWithGst: dollars(totalWithGst),
		...(seatPrice !== undefined && { seatPrice: dollars(seatPrice) }),
		...(bySeat !== undefined && { bySeat: dollars(bySeat) }),
		...(hourlyRate !== undefined && { hourlyRate: dollars(hourlyRate) }),
		...(whole && { wholeFrom: dollars(whole.from), wholeTo: dollars(whole.to) }),
		...(hours && { hoursFrom: formatHours(hours.from), hoursTo: formatHours(hours.to) }),
	});
}
