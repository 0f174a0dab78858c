const format = new Intl.NumberFormat("en-AU", {
	style: "currency",
	currency: "AUD",
	trailingZeroDisplay: "stripIfInteger",
});

/** Formats an amount in Australian dollars: `$27,500`, with cents only where there are some. */
export function formatDollars(amount: number): string {
	return format.format(amount);
}

const pattern = /^-?\$\d{1,3}(?:,\d{3})*(?:\.\d\d)?$/;

/** Checks whether a text is an amount and nothing else, as `formatDollars` writes it. */
export function isDollars(text: string): boolean {
	return pattern.test(text);
}
