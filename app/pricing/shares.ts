import { leaf } from "../grid/svg.ts";

/** The bar of an estimate in units of its picture: 25 cells wide, one high. */
export const shareBar = { width: 500, height: 20 } as const;

/** Between two leaves, above and below them. */
const gap = 2;

/** The leaf's round corners; smaller where a share is narrow. */
const radius = 8;

/**
 * Cuts a bar into leaves as wide as their shares.
 * @param amounts from 0; their sum is the whole bar
 * @returns the `d` attribute of each leaf, undefined where there is nothing to draw
 */
export function shareLeaves(amounts: readonly number[]): (string | undefined)[] {
	const total = amounts.reduce((sum, amount) => sum + amount, 0);
	let start = 0;
	return amounts.map((amount) => {
		const share = total > 0 ? (amount / total) * shareBar.width : 0;
		const x = start + gap / 2;
		start += share;
		const width = share - gap;
		return width > 0
			? leaf(x, gap, width, shareBar.height - 2 * gap, Math.min(radius, width))
			: undefined;
	});
}
