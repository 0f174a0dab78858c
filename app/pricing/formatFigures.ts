import { formatDollars, interpolate } from "../../content-model/browser.ts";
import type { Page, Pricing } from "../../content-model/index.ts";
import { calculateBreakEven, formatHours } from "./breakEven.ts";
import { calculateEstimate, calculateInfrastructureRange, monthsInYear } from "./estimate.ts";

/** What the cloud provider bills, as printed, by the names that texts ask for it under. */
export function formatInfrastructure(costs: Pricing["infrastructure"]): Record<string, string> {
	const together = calculateInfrastructureRange(costs);
	return {
		fixed: formatDollars(costs.fixed),
		modelsFrom: formatDollars(costs.modelsFrom),
		modelsTo: formatDollars(costs.modelsTo),
		togetherFrom: formatDollars(together.from),
		togetherTo: formatDollars(together.to),
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
		platformMonthly: formatDollars(platformMonthly),
		platformYear: formatDollars(platformMonthly * monthsInYear),
		perPerson: formatDollars(perPerson),
		monthlyFrom: formatDollars(monthly.from),
		monthlyTo: formatDollars(monthly.to),
		total: formatDollars(total),
		totalWithGst: formatDollars(totalWithGst),
		...(seatPrice !== undefined && { seatPrice: formatDollars(seatPrice) }),
		...(bySeat !== undefined && { bySeat: formatDollars(bySeat) }),
		...(hourlyRate !== undefined && { hourlyRate: formatDollars(hourlyRate) }),
		...(whole && { wholeFrom: formatDollars(whole.from), wholeTo: formatDollars(whole.to) }),
		...(hours && { hoursFrom: formatHours(hours.from), hoursTo: formatHours(hours.to) }),
	});
}
