/**
 * Calculates the referral fee on an amount, in dollars to the cent.
 * @param revenue Net Program Revenue in dollars
 * @param rate the share as a fraction: 0.2 for 20%
 */
export function calculateFee(revenue: number, rate: number): number {
	return Math.round(revenue * rate * 100) / 100;
}

/** Formats a share: 0.2 is `20%`. */
export function formatPercent(rate: number): string {
	return `${Math.round(rate * 10_000) / 100}%`;
}
