import { findNearest } from "../../../nearest/nearest.ts";
import { toStem, toWords } from "./tokenize.ts";
import type { WordIndex } from "./wordIndex.ts";

/** Words used to interpret a query. */
export interface QueryWords {
	/** Left out of a query that has others. */
	stopWords: readonly string[];
	/** The site's terms, by words and phrases that visitors type. */
	synonyms: Readonly<Record<string, string>>;
}

/** A part of a query. Any of its alternatives answers it; each is one or more words together. */
export interface QueryTerm {
	/** Empty if the site has no such word. */
	alternatives: readonly (readonly string[])[];
	/** The word as typed, or as corrected. */
	label: string;
	isCorrected?: boolean;
}

/** The words of a synonym. */
interface Phrase {
	typed: readonly string[];
	/** The site's own word for it. */
	replacement: readonly string[];
}

/** Maximum number of words that complete an unfinished one. */
const maxCompletions = 8;

/** What is known of the words that the site has. */
type KnownWords = Pick<WordIndex, "commonestFirst" | "subjects" | "stems">;

/** Creates the function that splits a query into terms: phrases that have synonyms, and single words. */
export function createQueryParser(
	{ stopWords, synonyms }: QueryWords,
	index: KnownWords,
): (query: string) => QueryTerm[] {
	const phrases: Phrase[] = Object.entries(synonyms)
		.map(([typed, replacement]) => ({ typed: toWords(typed), replacement: toWords(replacement) }))
		// No word would be found at the start of every query, again and again.
		.filter(({ typed }) => typed.length > 0)
		.sort((a, b) => b.typed.length - a.typed.length);
	const findPhraseAtStart = (words: readonly string[]) =>
		phrases.find(({ typed }) => typed.every((word, index) => words[index] === word));

	return function parseQuery(query) {
		const words = toWords(query);
		const meaningful = new Set(removeStopWords(words, stopWords));
		const terms: QueryTerm[] = [];
		let rest = words;
		while (rest.length > 0) {
			const phrase = findPhraseAtStart(rest);
			const [word = ""] = rest;
			if (phrase) {
				terms.push(
					createPhraseTerm(phrase, (word) => index.stems.has(toStem(word)) && meaningful.has(word)),
				);
			} else if (meaningful.has(word)) {
				terms.push(
					resolveWord(word, { isAlone: words.length === 1, isLast: rest.length === 1 }, index),
				);
			}
			rest = rest.slice(phrase?.typed.length ?? 1);
		}
		return terms;
	};
}

/** Creates the term of a phrase: the site's own word for it, or those of its words that the site has. */
function createPhraseTerm(
	{ typed, replacement }: Phrase,
	isSearchable: (word: string) => boolean,
): QueryTerm {
	const words = typed.filter(isSearchable);
	return {
		label: typed.join(" "),
		alternatives: [replacement, ...(words.length > 0 ? [words] : [])],
	};
}

/** Returns a query's words without stop words; all of them if it has no others. */
export function removeStopWords(
	words: readonly string[],
	stopWords: readonly string[],
): readonly string[] {
	const others = words.filter((word) => word.length > 1 && !stopWords.includes(word));
	return others.length > 0 ? others : words;
}

/**
 * Finds the words that a word may mean: itself, words that it begins, or the nearest one. Only the last
 * word of a query may be unfinished: “pro bono” is not about professionals.
 */
function resolveWord(
	word: string,
	{ isAlone, isLast }: { isAlone: boolean; isLast: boolean },
	{ commonestFirst, subjects, stems }: KnownWords,
): QueryTerm {
	if (stems.has(toStem(word))) {
		return { label: word, alternatives: [[word]] };
	}
	const completions =
		isLast && (word.length > 2 || isAlone)
			? commonestFirst.filter((other) => other.startsWith(word)).slice(0, maxCompletions)
			: [];
	if (completions.length > 0) {
		return { label: word, alternatives: completions.map((completion) => [completion]) };
	}
	const nearest = /^\p{L}{5,40}$/u.test(word)
		? findNearest(
				word,
				commonestFirst.filter(
					(other) => startsAlike(word, other) && isSlip(word, other, subjects.has(other)),
				),
				word.length < 8 ? 1 : 2,
			)
		: undefined;
	return nearest
		? { label: nearest, alternatives: [[nearest]], isCorrected: true }
		: { label: word, alternatives: [] };
}

/**
 * Returns whether two words begin with the same letter, or their first two are swapped. Slips elsewhere are commoner,
 * and “mailing” is not “failing”.
 */
function startsAlike(word: string, other: string): boolean {
	return word[0] === other[0] || (word[0] === other[1] && word[1] === other[0]);
}

/**
 * Returns whether a word may be a slip of another. A short one with another letter in it is more often a word that the
 * site lacks: “token” is not “taken”. From six letters on, one of the site's subjects is meant more often.
 */
function isSlip(word: string, other: string, isSubject: boolean): boolean {
	return (
		word.length >= (isSubject ? 6 : 8) ||
		word.length !== other.length ||
		sortLetters(word) === sortLetters(other)
	);
}

function sortLetters(word: string): string {
	return Array.from(word).sort().join("");
}
