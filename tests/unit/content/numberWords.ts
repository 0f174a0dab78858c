const words = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

/** A count as a sentence says it: `five`, and in digits beyond twelve. */
export function inWords(count: number): string {
	return words[count] ?? String(count);
}

/** A count as a sentence begins with it: `Five`. */
export function inWordsAtStart(count: number): string {
	const text = inWords(count);
	return text.charAt(0).toUpperCase() + text.slice(1);
}
