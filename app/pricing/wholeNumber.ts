/** The least and the most that a field takes, both included. */
export interface Limits {
	min: number;
	max: number;
}

/** Why a text is not a number that a field takes. */
export type NumberIssue = "Empty" | "NotNumber" | "NotWhole" | "TooFew" | "TooMany";

/**
 * Reads a whole number as people write it: digits, with commas between thousands if they like.
 * Everything else has a name of its own, so that the reader can be told what to mend. Powers (1e9),
 * signs other than a minus, units and words are no numbers here.
 */
export function readWholeNumber(
	text: string,
	{ min, max }: Limits,
): { value: number } | { issue: NumberIssue } {
	const trimmed = text.trim().replace("−", "-");
	const digits = /^-?\d{1,3}(?:,\d{3})+$/.test(trimmed) ? trimmed.replaceAll(",", "") : trimmed;
	if (digits === "") {
		return { issue: "Empty" };
	}
	if (/^-?\d*\.\d+$/.test(digits)) {
		return { issue: "NotWhole" };
	}
	if (!/^-?\d+$/.test(digits)) {
		return { issue: "NotNumber" };
	}
	const value = Number(digits);
	if (value < min || Object.is(value, -0)) {
		return { issue: "TooFew" };
	}
	return value > max ? { issue: "TooMany" } : { value };
}
