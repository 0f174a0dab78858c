// No digit is left out: a form would save what it shows.
const numberFormat = new Intl.NumberFormat("en-AU", { maximumFractionDigits: 20 });

/** Formats a number as a person reads it, with commas between thousands. */
export function formatNumber(number: number): string {
	return numberFormat.format(number);
}

/** Formats the size of a file: the smaller it is, the more exactly. */
export function formatFileSize(bytes: number): string {
	if (bytes < 100_000) {
		return `${Math.ceil(bytes / 1000)} kB`;
	}
	const megabytes = bytes / 1_000_000;
	return `${megabytes.toFixed(megabytes < 10 ? 1 : 0)} MB`;
}
