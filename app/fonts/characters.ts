/** Creates the characters from one to another. */
function createRange(first: string, last: string): string {
	const start = first.charCodeAt(0);
	const length = last.charCodeAt(0) - start + 1;
	return String.fromCharCode(...Array.from({ length }, (_, offset) => start + offset));
}

const ascii = createRange(" ", "~");

/** The characters that each file of a font holds. */
export const characters = {
	/** Characters of almost every page: ASCII and the typographic marks in use. */
	basic: `${ascii}\u00a0§©·×–—‘’“”•…\u2212`,
	/** Letters of western European names, and rarer signs: fetched by pages that hold one. */
	extended: `«®°²³¹»¼½¾${createRange("À", "Ö")}${createRange("Ø", "ÿ")}†‡€`,
	/** The italic sets only the names of Acts and titles. */
	italic: `${ascii}\u00a0–—‘’“”…`,
};
