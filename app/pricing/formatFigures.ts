import type { z } from "zod";
import {
	calculateInfrastructureRange,
	formatDollars,
	interpolate,
} from "../../content-model/browser.ts";
import type { Pricing } from "../../content-model/index.ts";
import { compareWithSeats, formatHours } from "./compareWithSeats.ts";
import type { exampleFields } from "./content.ts";
import { calculateEstimate, monthsInYear } from "./estimate.ts";
import { calculateOwnCosts } from "./firstYear.ts";

/** Formats the cloud provider's bill, by placeholder. */
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

/** The choices of a worked example, with the figures of a made-up reader if it uses them. */
type Example = z.output<z.ZodObject<typeof exampleFields>> & { text: string };

/**
 * Formats the text of a worked example with its figures.
 * @throws where it names a seat's price or an hourly rate that it lacks
 */
export function formatWorkedExample(
	{ choices, seatPrice, hourlyRate, text }: Example,
	pricing: Pricing,
): string {
	const estimate = calculateEstimate(pricing, choices);
	const { people, plan, platformMonthly, total, totalWithGst } = estimate;
	const comparison = compareWithSeats({ ...estimate, seatPrice, hourlyRate }, pricing);
	const { costPerPerson, platformWithCloud, seatCost, fullMonthlyCost, hoursToRecoverCost } =
		comparison;
	const { items } = calculateEstimate(pricing, { ...choices, bootcamp: true });
	const secondCourse = items.find(({ id }) => id === "bootcamp")?.amount ?? 0;
	const year = hourlyRate && calculateOwnCosts(pricing, estimate, hourlyRate).totalCost;
	return interpolate(text, {
		people,
		plan: plan.name,
		platformMonthly: formatDollars(platformMonthly),
		platformYear: formatDollars(platformMonthly * monthsInYear),
		perPerson: formatDollars(costPerPerson),
		monthlyFrom: formatDollars(platformWithCloud.from),
		monthlyTo: formatDollars(platformWithCloud.to),
		total: formatDollars(total),
		totalWithGst: formatDollars(totalWithGst),
		secondCourse: formatDollars(secondCourse),
		totalTwoCourses: formatDollars(total + secondCourse),
		...(seatPrice !== undefined && { seatPrice: formatDollars(seatPrice) }),
		...(seatCost !== undefined && { bySeat: formatDollars(seatCost) }),
		...(hourlyRate !== undefined && { hourlyRate: formatDollars(hourlyRate) }),
		...(fullMonthlyCost && {
			wholeFrom: formatDollars(fullMonthlyCost.from),
			wholeTo: formatDollars(fullMonthlyCost.to),
		}),
		...(year && { yearFrom: formatDollars(year.from), yearTo: formatDollars(year.to) }),
		...(hoursToRecoverCost && {
			hoursFrom: formatHours(hoursToRecoverCost.from),
			hoursTo: formatHours(hoursToRecoverCost.to),
			minutesEach: formatHours(Math.ceil((hoursToRecoverCost.to * 60) / people)),
		}),
	});
}
