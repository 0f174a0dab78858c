import { type CellState, cellState, drawLeaf, type Matrix } from "../../../grid/browser.ts";
import type { Plan } from "../../pricing/estimate.ts";

/** The drawing of a plan has ten rows of ten people, filled from the bottom left. */
const side = 10;

/**
 * Draws the head count of a plan: discs for its smallest organisation, dots up to its largest. A plan
 * without a limit is full, and its top row is a bar: more than can be counted here.
 */
export function drawHeadCount({ from, to }: Pick<Plan, "from" | "to">): Matrix {
	return Array.from({ length: side }, (_, row) =>
		Array.from({ length: side }, (_, column): CellState => {
			const person = (side - 1 - row) * side + column + 1;
			if (to === null && row === 0) {
				return cellState.bar;
			}
			if (person <= from) {
				return cellState.disc;
			}
			return person <= (to ?? from) ? cellState.dot : cellState.tick;
		}),
	);
}

/** The bar of an estimate in units of its drawing: 25 cells wide, one high. */
export const shareBar = { width: 500, height: 20 } as const;

/** Space between two leaves, above and below them. */
const gap = 2;

/** The leaf's round corners; smaller where a share is narrow. */
const radius = 8;

/**
 * Cuts a bar into leaves as wide as their shares.
 * @param amounts from 0; their sum is the whole bar
 * @returns the `d` attribute of each leaf, undefined where there is nothing to draw
 */
export function drawShareBar(amounts: readonly number[]): (string | undefined)[] {
	const total = amounts.reduce((sum, amount) => sum + amount, 0);
	let start = 0;
	return amounts.map((amount) => {
		const share = total > 0 ? (amount / total) * shareBar.width : 0;
		const x = start + gap / 2;
		start += share;
		const width = share - gap;
		return width > 0
			? drawLeaf(x, gap, width, shareBar.height - 2 * gap, Math.min(radius, width))
			: undefined;
	});
}

/** The slider's track is drawn as five weeks of five days. */
const dots = 25;

/**
 * Returns the slider's maximum. Every dot is the same whole number of people, the smallest that brings the largest
 * plan within reach. Larger numbers are typed.
 */
export function getSliderMax(plans: readonly Plan[]): number {
	const largest = Math.max(...plans.map(({ from }) => from));
	return dots * Math.ceil(largest / dots);
}
