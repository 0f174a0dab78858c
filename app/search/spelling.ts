import { nearest } from "../content/nearest.ts";

/**
 * The query with each unknown word replaced by the nearest word of the site: one slip is forgiven in
 * words of three to five letters, two in longer ones. A word that no other is near to is left out.
 * @param shown titles and marked words of the first results. A word is known where one of these begins
 * as it does, for the greater part of its letters (so “governing” accounts for “governance”).
 * @param fetchVocabulary gives the words of the site in small letters, the commonest first: it wins
 * between equals.
 * @returns undefined where no word is replaced.
 */
export async function corrected(
	query: string,
	shown: string,
	fetchVocabulary: () => Promise<readonly string[]>,
): Promise<string | undefined> {
	const words = wordsOf(query);
	const shownWords = wordsOf(shown);
	const isShown = (word: string) => {
		const start = word.slice(0, Math.max(3, Math.ceil(word.length * 0.6)));
		return shownWords.some((text) => text.startsWith(start));
	};
	if (words.every(isShown)) {
		return;
	}
	const vocabulary = await fetchVocabulary();
	const known = new Set(vocabulary);
	const instead = words.flatMap((word) =>
		known.has(word) || isShown(word) ? word : (correction(word, vocabulary) ?? []),
	);
	return instead.join() === words.join() ? undefined : instead.join(" ");
}

/** The words of a text in small letters. */
export function wordsOf(text: string): string[] {
	return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function correction(word: string, vocabulary: readonly string[]): string | undefined {
	return word.length < 3 || word.length > 40
		? undefined
		: nearest(word, vocabulary, word.length < 6 ? 1 : 2);
}
