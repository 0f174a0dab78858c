import type { ExcerptPart } from "./excerpt.ts";

/**
 * In how many places two words differ: letters put in, left out, replaced, or two neighbours swapped,
 * each counted once (optimal string alignment; a swap is the commonest slip in typing).
 * @param limit stop counting beyond this; the answer is then `limit + 1`.
 */
export function editDistance(one: string, other: string, limit: number): number {
	if (Math.abs(one.length - other.length) > limit) {
		return limit + 1;
	}
	let beforeLast: number[] = [];
	let last = Array.from({ length: other.length + 1 }, (_, column) => column);
	for (let row = 1; row <= one.length; row++) {
		const current = [row];
		for (let column = 1; column <= other.length; column++) {
			const same = one[row - 1] === other[column - 1];
			const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
			current[column] = Math.min(
				(last[column] ?? 0) + 1,
				(current[column - 1] ?? 0) + 1,
				(last[column - 1] ?? 0) + (same ? 0 : 1),
				swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
			);
		}
		if (Math.min(...current) > limit) {
			return limit + 1;
		}
		beforeLast = last;
		last = current;
	}
	return Math.min(last[other.length] ?? 0, limit + 1);
}

/**
 * The words of a query that stand behind nothing found. Those that do have a marked word which begins
 * as they do, for the greater part of their letters (so “governing” accounts for “governance”).
 */
export function unaccountedFor(query: string, excerpts: readonly ExcerptPart[]): string[] {
	const marked = excerpts.filter((part) => part.marked).flatMap(({ text }) => wordsOf(text));
	return wordsOf(query).filter((word) => {
		const start = word.slice(0, Math.max(3, Math.ceil(word.length * 0.6)));
		return !marked.some((text) => text.startsWith(start));
	});
}

/**
 * Parts a query into words that tell texts apart and words that most texts have.
 * @param common the latter of the whole site, the commonest first.
 * @returns as `telling` the rarest word where all are common.
 */
export function tellingWords(
	query: string,
	common: readonly string[],
): { telling: string; passedOver: string[] } {
	const rank = (word: string) => common.indexOf(word);
	const words = wordsOf(query);
	const passedOver = words.filter((word) => rank(word) >= 0);
	if (passedOver.length === 0 || isPhrase(query)) {
		return { telling: query, passedOver: [] };
	}
	const telling = words.filter((word) => rank(word) < 0);
	const rarest = passedOver.toSorted((one, other) => rank(other) - rank(one)).slice(0, 1);
	return { telling: (telling.length > 0 ? telling : rarest).join(" "), passedOver };
}

/** Whether a query stands in quotes: its words are looked for as they stand together. */
export function isPhrase(query: string): boolean {
	return /^\s*".+"\s*$/.test(query);
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
