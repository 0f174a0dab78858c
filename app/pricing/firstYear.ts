import type { Pricing } from "../../content-model/index.ts";
import {
	calculateEstimate,
	calculateInfrastructureRange,
	type Estimate,
	monthsInYear,
} from "./estimate.ts";

/** A first year with everything that is priced by size, before GST. */
export type FirstYear = ReturnType<typeof calculateFirstYear>;

/**
 * The whole cost of a first year: platform, bootcamp, strategy where it is offered, four consults, what
 * the cloud provider bills, and people's own hours.
 */
export function calculateFirstYear(pricing: Pricing, people: number) {
	const { infrastructure, staffTime } = pricing;
	const start = { people, bootcamp: true, strategy: false, consult: false, customSessions: 0 };
	const sum = calculateEstimate(pricing, { ...start, strategy: true, consult: true });
	const bill = calculateInfrastructureRange(infrastructure);
	const cloudCost = { from: bill.from * monthsInYear, to: bill.to * monthsInYear };
	const staffHours = sum.trainingHours + staffTime.upkeepHours * monthsInYear;
	const staffCost = staffHours * staffTime.hourCost;
	const entryCost = calculateEstimate(pricing, start);
	const addOwnCosts = ({ total }: Pick<Estimate, "total">) => ({
		from: total + cloudCost.from + staffCost,
		to: total + cloudCost.to + staffCost,
	});
	return {
		...sum,
		/** Platform and bootcamp alone, which most firms should begin with. */
		entryCost,
		/** The same with the cloud bill and people's hours. */
		entryTotalCost: addOwnCosts(entryCost),
		cloudCost,
		staffHours,
		/** The cost of these hours. */
		staffCost,
		totalCost: addOwnCosts(sum),
	};
}
