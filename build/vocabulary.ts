import { wordsOf } from "../app/search/spelling.ts";

/**
 * How many words the vocabulary keeps: all of a site of this size, about 12 kB compressed. A word
 * that it lacks would be taken for a slip.
 */
const vocabularySize = 6000;

/** The words of some texts in small letters, those of most texts first. Addresses are no words. */
export function vocabularyOf(texts: Iterable<string>): string[] {
	const counts = new Map<string, number>();
	for (const text of texts) {
		for (const word of new Set(wordsOf(text.replaceAll(/\w+:\S+/g, "")))) {
			if (/^\p{L}{3,}$/u.test(word)) {
				counts.set(word, (counts.get(word) ?? 0) + 1);
			}
		}
	}
	const commonestFirst = Array.from(counts).sort(([, one], [, other]) => other - one);
	return commonestFirst.slice(0, vocabularySize).map(([word]) => word);
}
