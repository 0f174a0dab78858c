/**
 * The referral fee on an amount, in dollars to the cent.
 * @param revenue Net Program Revenue in dollars
 * @param rate the share as a fraction: 0.2 for 20% (clause 6.1)
 */
export function feeOn(revenue: number, rate: number): number {
	return Math.round(revenue * rate * 100) / 100;
}

/** A share as it is read: 0.2 is `20%`. */
export function percent(rate: number): string {
	return `${Math.round(rate * 10_000) / 100}%`;
}

/** Why a text is not an amount that the example takes. */
export type AmountIssue = "notNumber" | "tooLittle" | "tooMuch";

/**
 * Reads an amount of dollars as people write it: digits with at most two decimals, a dollar sign and
 * commas between thousands if they like. Powers (1e9), words and anything else are no amounts here.
 * @param max the most that is taken, in dollars
 */
export function readAmount(text: string, max: number): { value: number } | { issue: AmountIssue } {
	const plain = text
		.trim()
		.replace("−", "-")
		.replace(/^(-?)\$\s*/, "$1");
	if (!/^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/.test(plain)) {
		return { issue: "notNumber" };
	}
	const value = Number(plain.replaceAll(",", ""));
	if (plain.startsWith("-")) {
		return { issue: "tooLittle" };
	}
	return value > max ? { issue: "tooMuch" } : { value };
}
