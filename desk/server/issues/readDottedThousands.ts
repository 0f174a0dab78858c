/**
 * Reads a number whose thousands are set apart with dots, as some countries write them: `1.100`.
 * @returns undefined for any other text.
 */
export function readDottedThousands(text: unknown): number | undefined {
	const digits = /^\s*\$?\s*([1-9]\d{0,2}(?:\.\d{3}){1,2})\s*$/.exec(String(text))?.[1];
	return digits ? Number(digits.replaceAll(".", "")) : undefined;
}
