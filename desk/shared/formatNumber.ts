/** Formats a number as a person reads it, with commas between thousands. */
export function formatNumber(number: number): string {
	return number.toLocaleString("en-AU");
}

/** Formats a size in megabytes: the smaller it is, the more exactly. */
export function formatMegabytes(bytes: number): string {
	const megabytes = bytes / 1_000_000;
	return `${megabytes.toFixed(megabytes < 10 ? 1 : 0)} MB`;
}
