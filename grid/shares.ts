import type { Level } from "./cell.ts";
import { daysInGrid, drawBar } from "./habit.ts";

/**
 * Draws a row for each amount, with a bar as long as its share of all. Each bar begins where the one before ends, and is a
 * day long at least.
 */
export function drawShares(amounts: readonly number[]): Level[][] {
	const total = amounts.reduce((sum, amount) => sum + amount, 0);
	let sum = 0;
	let end = 0;
	return amounts.map((amount, index) => {
		sum += amount;
		const start = Math.min(end, daysInGrid - 1);
		// Each of those that follow needs a day.
		const latest = daysInGrid - (amounts.length - 1 - index);
		end = Math.max(start + 1, Math.min(latest, Math.round((sum / total) * daysInGrid)));
		return drawBar(start, end);
	});
}
