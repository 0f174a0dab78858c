import { editDistance } from "../content/editDistance.ts";

/**
 * Whether each word of a query stands behind something found: a word of the results begins as it
 * does, for the greater part of its letters (so “governing” accounts for “governance”).
 * @param shown titles and marked words of the first results.
 */
export function isAccountedFor(query: string, shown: string): boolean {
	const shownWords = wordsOf(shown);
	return wordsOf(query).every((word) => {
		const start = word.slice(0, Math.max(3, Math.ceil(word.length * 0.6)));
		return shownWords.some((text) => text.startsWith(start));
	});
}

/**
 * The query with each unknown word replaced by the nearest word of the site: one slip is forgiven in
 * words of three to five letters, two in longer ones.
 * @param vocabulary words of the site in small letters, the commonest first: it wins between equals.
 * @returns nothing where no word is near or none needs replacing.
 */
export function corrected(query: string, vocabulary: readonly string[]): string | undefined {
	const known = new Set(vocabulary);
	const words = wordsOf(query);
	const better = words.map((word) =>
		known.has(word) ? word : (nearest(word, vocabulary) ?? word),
	);
	return better.some((word, place) => word !== words[place]) ? better.join(" ") : undefined;
}

/** The words of a text in small letters. */
export function wordsOf(text: string): string[] {
	return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function nearest(word: string, vocabulary: readonly string[]): string | undefined {
	if (word.length < 3 || word.length > 40) {
		return;
	}
	let limit = word.length < 6 ? 1 : 2;
	let found: string | undefined;
	for (const candidate of vocabulary) {
		const distance = editDistance(word, candidate, limit);
		if (distance <= limit) {
			found = candidate;
			// Only a nearer word may replace it: of those as near, the first is the commonest.
			limit = distance - 1;
		}
	}
	return found;
}
