const format = new Intl.NumberFormat("en-AU", {
	style: "currency",
	currency: "AUD",
	trailingZeroDisplay: "stripIfInteger",
});

/** Formats an amount in Australian dollars: `$27,500`, with cents only where there are some. */
export function formatDollars(amount: number): string {
	return format.format(amount);
}
