import type { IndexedEntry, IndexedSection } from "./searchIndex.ts";
import { tokenize, toStem } from "./tokenize.ts";

/** A piece of an excerpt, and whether it matches. */
export interface ExcerptPart {
	text: string;
	isMarked: boolean;
}

/** A passage of a section. */
interface Passage {
	/** Anchor of its section. */
	id?: string;
	parts: ExcerptPart[];
	/** Number of the query's words that it has, each counted once. */
	matchCount: number;
}

/** Approximate length of an excerpt in characters, and how many of them precede the first match. */
const excerptLength = 220;
const contextLength = 60;

/**
 * Creates the passage of an entry with the most matches, or its beginning.
 * @param stems of the query's words.
 */
export function createExcerpt(
	{ summary, sections = [] }: Pick<IndexedEntry, "summary" | "sections">,
	stems: ReadonlySet<string>,
): Passage {
	const texts = summary ? [{ text: summary }, ...sections] : sections;
	return texts
		.map((section) => findPassage(section, stems))
		.reduce((best, other) => (other.matchCount > best.matchCount ? other : best), {
			parts: [],
			matchCount: -1,
		});
}

/** Finds the passage of a section with the most matches. */
function findPassage(
	{ id, heading = "", text }: IndexedSection,
	stems: ReadonlySet<string>,
): Passage {
	const fullText = [heading, text].filter(Boolean).join(": ");
	const matches = tokenize(fullText)
		.map(({ word, ...range }) => ({ ...range, stem: toStem(word) }))
		.filter(({ stem }) => stems.has(stem));
	const countMatchesFrom = (start: number) => {
		const nearbyMatches = matches.filter(
			(match) => match.start >= start && match.end <= start + excerptLength - contextLength,
		);
		return new Set(nearbyMatches.map(({ stem }) => stem)).size;
	};
	const first = matches.reduce(
		(best, { start }) => (countMatchesFrom(start) > countMatchesFrom(best) ? start : best),
		matches[0]?.start ?? 0,
	);
	const from = findStart(fullText, first);
	const to =
		fullText.length <= from + excerptLength
			? fullText.length
			: fullText.lastIndexOf(" ", from + excerptLength);
	const inside = matches.filter(({ start, end }) => start >= from && end <= to);
	return {
		id,
		matchCount: countMatchesFrom(first),
		parts: [
			{ text: from > 0 ? "… " : "", isMarked: false },
			...splitAtMatches(fullText, from, to, inside),
			{ text: to < fullText.length ? " …" : "", isMarked: false },
		].filter(({ text }) => text !== ""),
	};
}

/** Splits a part of a text at its matches. */
function splitAtMatches(
	text: string,
	from: number,
	to: number,
	matches: readonly { start: number; end: number }[],
): ExcerptPart[] {
	const parts: ExcerptPart[] = [];
	let previousEnd = from;
	for (const { start, end } of matches) {
		parts.push(
			{ text: text.slice(previousEnd, start), isMarked: false },
			{ text: text.slice(start, end), isMarked: true },
		);
		previousEnd = end;
	}
	return [...parts, { text: text.slice(previousEnd, to), isMarked: false }];
}

/** Finds the start of a passage: of its text, of the sentence of its first match, or a few words before that. */
function findStart(text: string, first: number): number {
	const from = first - contextLength;
	if (from <= 0) {
		return 0;
	}
	const [skipped = ""] = text.slice(from, first).match(/^.*[.?!] |^\S*\s/s) ?? [];
	return from + skipped.length;
}
