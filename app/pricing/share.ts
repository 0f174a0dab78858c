/** The steps of a rate: hundredths of a per cent. */
const stepsInWhole = 10_000;

/**
 * Calculates a share of an amount, in dollars to the cent; half a cent is rounded up. It reckons in whole numbers, since
 * the product of two binary fractions falls short of many halves.
 * @param amount dollars, in whole cents
 * @param rate the share as a fraction, in whole hundredths of a per cent: 0.2 for 20%
 */
export function calculateShare(amount: number, rate: number): number {
	const cents = Math.round(amount * 100);
	const steps = Math.round(rate * stepsInWhole);
	return Math.round((cents * steps) / stepsInWhole) / 100;
}

/** Formats a share: 0.2 is `20%`. */
export function formatPercent(rate: number): string {
	return `${Math.round(rate * stepsInWhole) / 100}%`;
}
