/** Formats a number as a person reads it, with commas between thousands. */
export function formatNumber(number: number): string {
	return number.toLocaleString("en-AU");
}
