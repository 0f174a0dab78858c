import { stemmer } from "stemmer";

/** A word of a text: a run of letters, or a number with the dollar sign and the points that belong to it. */
const wordPattern = /\$?\d+(?:[.,]\d+)*|\p{L}[\p{L}\p{M}\p{N}]*(?:[’'][\p{L}\p{M}]+)?/gu;

/** A word where it is in its text. */
interface PlacedWord {
	/** Normalised for comparison: lower case, without accents, apostrophes and commas. */
	word: string;
	start: number;
	end: number;
}

/** Tokenizes the words of a text, in their order. */
export function tokenize(text: string): PlacedWord[] {
	return Array.from(text.matchAll(wordPattern), ({ 0: written, index }) => ({
		word: written
			.toLowerCase()
			.normalize("NFD")
			.replace(/\p{M}|,|[’']s$|[’']/gu, ""),
		start: index,
		end: index + written.length,
	}));
}

/** Returns the words of a text, normalised for comparison. */
export function toWords(text: string): string[] {
	return tokenize(text).map(({ word }) => word);
}

/** Words that Porter's algorithm conflates: “general” for “generative”, “community” for “communication”. */
const separateWords = /^(?:general|communit)/;

/**
 * Returns the stem that the forms of a word share: “price” and “pricing” are “price”. An amount is also its number.
 */
export function toStem(word: string): string {
	return word.match(separateWords)?.[0] ?? stemmer(word.replace("$", ""));
}
