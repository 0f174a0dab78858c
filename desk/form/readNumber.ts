/**
 * Reads a number as people type it: `1,100`, `1 100`, `$1,100.50`.
 * @returns the number; the text itself where it is none, so that it is never guessed at; "" for nothing.
 */
export function readNumber(text: string): number | string {
	const plain = text.trim().replace(/^\$\s*/, "");
	// Commas and spaces part thousands and nothing else: 1,5 could be one and a half.
	const isGrouped = /^-?\d{1,3}(?:([, \u00a0\u202f])\d{3})(?:\1\d{3})*(?:\.\d+)?$/.test(plain);
	const digits = isGrouped ? plain.replace(/[, \u00a0\u202f]/g, "") : plain;
	return /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : plain && text;
}
