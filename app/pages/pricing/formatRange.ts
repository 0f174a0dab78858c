import { formatDollars, interpolate } from "../../../content-model/browser.ts";
import type { Range } from "../../pricing/compareWithSeats.ts";

/** Inserts both ends of a range into a text with `{from}` and `{to}`. */
export function formatRange(
	text: string,
	{ from, to }: Range,
	format: (end: number) => string = formatDollars,
): string {
	return interpolate(text, { from: format(from), to: format(to) });
}
