import { interpolate } from "../content/interpolate.ts";
import type { Pricing } from "../content/schemas/collections.ts";
import { dollars } from "./dollars.ts";
import { type Choices, estimate, infrastructureRange } from "./estimate.ts";

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

/** The text of a worked example with its figures. */
export function workedExample(
	{ choices, text }: { choices: Choices; text: string },
	pricing: Pricing,
): string {
	const { plan, total, totalWithGst } = estimate(pricing, choices);
	return interpolate(text, {
		people: choices.people,
		plan: plan.name,
		total: dollars(total),
		totalWithGst: dollars(totalWithGst),
	});
}
