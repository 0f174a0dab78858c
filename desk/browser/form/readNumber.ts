/**
 * Reads a number as people type it: `1,100`, `1 100`, `$1,100.50`.
 * @param isMoney whether it is dollars: more than two decimals are probably a dot between thousands.
 * @returns the number; the text itself if it is not one, never a guess; "" for an empty text.
 */
export function readNumber(text: string, isMoney = false): number | string {
	const plain = text.trim().replace(/^\$\s*/, "");
	// Commas and spaces only group thousands: 1,5 could be one and a half, and 0,500 a half.
	const isGrouped = /^-?[1-9]\d{0,2}(?:([, \u00a0\u202f])\d{3})(?:\1\d{3})*(?:\.\d+)?$/.test(plain);
	const digits = isGrouped ? plain.replace(/[, \u00a0\u202f]/g, "") : plain;
	const pattern = isMoney ? /^-?\d+(?:\.\d{1,2})?$/ : /^-?\d+(?:\.\d+)?$/;
	return pattern.test(digits) ? Number(digits) : plain && text;
}
