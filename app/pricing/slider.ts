import type { Plan } from "./estimate.ts";

/** The slider's track is drawn as five weeks of five days. */
const dots = 25;

/**
 * How many people the slider reaches: every dot stands for the same whole number of them, the fewest
 * that bring the largest plan within reach. Larger numbers are typed.
 */
export function sliderReach(plans: readonly Plan[]): number {
	const largest = Math.max(...plans.map(({ from }) => from));
	return dots * Math.ceil(largest / dots);
}
