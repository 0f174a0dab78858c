const small = [
	"",
	"one",
	"two",
	"three",
	"four",
	"five",
	"six",
	"seven",
	"eight",
	"nine",
	"ten",
	"eleven",
	"twelve",
	"thirteen",
	"fourteen",
	"fifteen",
	"sixteen",
	"seventeen",
	"eighteen",
	"nineteen",
];
const tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

/**
 * Reads a number whose thousands are set apart with dots, as some countries write them: `1.100`.
 * @returns nothing for any other text.
 */
export function readDottedThousands(text: unknown): number | undefined {
	const digits = /^\s*\$?\s*([1-9]\d{0,2}(?:\.\d{3}){1,2})\s*$/.exec(String(text))?.[1];
	return digits ? Number(digits.replaceAll(".", "")) : undefined;
}

/** Formats a number from 1 to 999,999,999 in words. */
export function formatInWords(number: number): string {
	const [millions, thousands, rest] = [
		Math.floor(number / 1_000_000),
		Math.floor(number / 1000) % 1000,
		number % 1000,
	];
	const parts = [
		millions > 0 ? `${formatHundreds(millions)} million` : "",
		thousands > 0 ? `${formatHundreds(thousands)} thousand` : "",
		rest > 0 && rest < 100 && number > 999 ? `and ${formatHundreds(rest)}` : formatHundreds(rest),
	];
	return parts.filter(Boolean).join(" ");
}

function formatHundreds(number: number): string {
	const [hundreds, rest] = [Math.floor(number / 100), number % 100];
	const ones =
		rest < 20
			? small[rest]
			: [tens[Math.floor(rest / 10)], small[rest % 10]].filter(Boolean).join("-");
	return [hundreds > 0 ? `${small[hundreds]} hundred` : "", ones].filter(Boolean).join(" and ");
}
