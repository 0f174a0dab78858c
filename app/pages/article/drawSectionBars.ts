import { daysInGrid, drawBar, type Level } from "../../../grid/index.ts";

/** Draws a row for each section of a text, with a bar alone: the section’s share and place of the text, at least two days. */
export function drawSectionBars(lengths: readonly number[]): Level[][] {
	const total = lengths.reduce((sum, length) => sum + length, 0);
	let end = 0;
	return lengths.map((length) => {
		const firstDay = Math.min(daysInGrid - 2, Math.round((end / total) * daysInGrid));
		end += length;
		return drawBar(firstDay, Math.max(firstDay + 2, Math.round((end / total) * daysInGrid)));
	});
}
