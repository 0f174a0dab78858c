/**
 * Calculates a share of an amount, in dollars to the cent; half a cent is rounded up. Cents times such a rate have four
 * decimals at most: rounding to these removes binary errors, which would put halves just below themselves.
 * @param amount dollars, in whole cents
 * @param rate the share as a fraction, in whole hundredths of a per cent: 0.2 for 20%
 */
export function calculateShare(amount: number, rate: number): number {
	return Math.round(Math.round(amount * rate * 1e6) / 1e4) / 100;
}

/** Formats a share: 0.2 is `20%`. */
export function formatPercent(rate: number): string {
	return `${Math.round(rate * 10_000) / 100}%`;
}
