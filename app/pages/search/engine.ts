import MiniSearch from "minisearch";
import { nearest } from "../../../content-model/issues/nearest.ts";
import { type ExcerptPart, excerptOf } from "./excerpt.ts";
import type { IndexedEntry, Kind } from "./searchIndex.ts";
import { stemOf, wordsOf } from "./words.ts";

/** Words that a query is read with. */
export interface QueryWords {
	/** Left out of a query that has others. */
	stopWords: readonly string[];
	/** What the site says for a word or a phrase that a visitor may type. */
	synonyms: Readonly<Record<string, string>>;
}

/** One thing found, as a list shows it. */
export interface SearchResult {
	kind: Kind;
	title: string;
	/** Leads to the section that has the words, where the title has not. */
	href: string;
	excerpt: ExcerptPart[];
}

/** The answer to a query. */
export interface Answer {
	/** How many things match. */
	count: number;
	/** What was looked for: the query without words that the site lacks, some replaced by the nearest it has. */
	query: string;
	/** Whether a word was replaced. */
	isCorrected: boolean;
	/** Words that the site lacks. */
	missing: readonly string[];
	/** Results from one place of the list to another, as `slice` counts. */
	slice(from: number, to: number): SearchResult[];
}

/** Answers queries. */
export type Search = (query: string) => Answer;

/** How much a word counts by where it is. */
const boost = { title: 6, searchTerms: 6, headings: 2, summary: 2, text: 1 };

/** How much less a thing counts that others come before, and an event that is over. */
const minorShare = 0.3;
const pastShare = 0.3;

/** How much more a thing counts whose title or search term was typed just so. */
const namedBoost = 4;

/** How much another form of a word counts, beside the word itself. */
const otherFormShare = 0.6;

/** How many words that begin as an unfinished one does are looked for. */
const completions = 8;

/** What marks the stem of a word among words, so that both can be looked for. */
const stemMark = "~";

/** Scores of entries by their numbers. */
type Scores = Map<number, number>;

/** A part of a query, which any of several words answer. */
interface Concept {
	alternatives: readonly (readonly string[])[];
	/** As it was typed, or what it was taken for. */
	said: string;
	isCorrected?: boolean;
}

/** Makes a search through some entries. It takes the words of all of them, which for a large site takes a while. */
export function createSearch(
	entries: readonly IndexedEntry[],
	{ stopWords, synonyms }: QueryWords,
	now = new Date(),
): Search {
	const counts = new Map<string, number>();
	const index = new MiniSearch<{ id: number; entry: IndexedEntry }>({
		fields: Object.keys(boost),
		extractField: ({ id, entry }, field) => (field === "id" ? String(id) : fieldOf(entry, field)),
		tokenize: (text) => wordsOf(text),
		processTerm: (word) => {
			counts.set(word, (counts.get(word) ?? 0) + 1);
			return [word, stemMark + stemOf(word)];
		},
	});
	index.addAll(entries.map((entry, id) => ({ id, entry })));
	const commonestFirst = Array.from(counts)
		.sort(([, one], [, other]) => other - one)
		.map(([word]) => word);
	const stems = new Set(commonestFirst.map(stemOf));
	const phrases = Object.entries(synonyms)
		.map(([typed, said]) => ({ typed: wordsOf(typed), said: wordsOf(said) }))
		.sort((one, other) => other.typed.length - one.typed.length);
	const shares = entries.map(
		({ minor, end }) => (minor ? minorShare : 1) * (end && new Date(end) < now ? pastShare : 1),
	);
	const names = entries.map(({ title, searchTerms = [] }) => [title, ...searchTerms].map(keyOf));

	/** What a text is compared by as a whole. */
	function keyOf(text: string): string {
		return significant(wordsOf(text)).map(stemOf).join(" ");
	}

	function significant(words: readonly string[]): readonly string[] {
		const others = words.filter((word) => word.length > 1 && !stopWords.includes(word));
		return others.length > 0 ? others : words;
	}

	/** The parts of a query: phrases that have synonyms, and single words. */
	function conceptsOf(words: readonly string[]): Concept[] {
		const spare = new Set(significant(words));
		const concepts: Concept[] = [];
		for (let place = 0; place < words.length; ) {
			const rest = words.slice(place);
			const phrase = phrases.find(({ typed }) =>
				typed.every((word, index) => rest[index] === word),
			);
			const [word = ""] = rest;
			if (phrase) {
				const typed = phrase.typed.filter((word) => stems.has(stemOf(word)) && spare.has(word));
				concepts.push({
					said: phrase.typed.join(" "),
					alternatives: [phrase.said, ...(typed.length > 0 ? [typed] : [])],
				});
			} else if (spare.has(word)) {
				concepts.push(conceptOf(word, words.length === 1));
			}
			place += phrase?.typed.length ?? 1;
		}
		return concepts;
	}

	/** What a word may stand for: itself, words that it begins, or the nearest one. */
	function conceptOf(word: string, isAlone: boolean): Concept {
		if (stems.has(stemOf(word))) {
			return { said: word, alternatives: [[word]] };
		}
		const completed =
			word.length > 2 || isAlone
				? commonestFirst.filter((other) => other.startsWith(word)).slice(0, completions)
				: [];
		if (completed.length > 0) {
			return { said: word, alternatives: completed.map((other) => [other]) };
		}
		const near = /^\p{L}{5,40}$/u.test(word)
			? nearest(word, commonestFirst, word.length < 8 ? 1 : 2)
			: undefined;
		return near
			? { said: near, alternatives: [[near]], isCorrected: true }
			: { said: word, alternatives: [] };
	}

	function scoresOfTerm(term: string): Scores {
		const found = index.search(term, {
			boost,
			tokenize: (text) => [text],
			processTerm: (text) => text,
		});
		return new Map(found.map(({ id, score }) => [id, score]));
	}

	function scoresOfWord(word: string): Scores {
		const others = scoresOfTerm(stemMark + stemOf(word));
		return best([
			scoresOfTerm(word),
			new Map(Array.from(others, ([id, score]) => [id, otherFormShare * score])),
		]);
	}

	return (query) => {
		const concepts = conceptsOf(wordsOf(query));
		const known = concepts.filter(({ alternatives }) => alternatives.length > 0);
		const scores = sum(
			known.map(({ alternatives }) =>
				best(alternatives.map((words) => sum(words.map(scoresOfWord)))),
			),
		);
		const asked = keyOf(query);
		const isNamed = (id: number) => names[id]?.includes(asked) ?? false;
		const score = (id: number) =>
			(scores.get(id) ?? 0) * (shares[id] ?? 1) * (isNamed(id) ? namedBoost : 1);
		const ranked = Array.from(scores.keys()).sort((one, other) => score(other) - score(one));
		const looked = new Set(known.flatMap(({ alternatives }) => alternatives.flat()).map(stemOf));
		return {
			count: ranked.length,
			query: known.map(({ said }) => said).join(" "),
			isCorrected: known.some(({ isCorrected }) => isCorrected),
			missing: concepts.filter((concept) => !known.includes(concept)).map(({ said }) => said),
			slice: (from, to) =>
				ranked.slice(from, to).flatMap((id) => {
					const entry = entries[id];
					return entry ? resultOf(entry, looked, isNamed(id)) : [];
				}),
		};
	};
}

/** One field of an entry, as text. */
function fieldOf(entry: IndexedEntry, field: string): string {
	const { title, searchTerms = [], summary = "", sections = [] } = entry;
	switch (field) {
		case "title":
			return title;
		case "searchTerms":
			return searchTerms.join(" ");
		case "headings":
			return sections.map(({ heading = "" }) => heading).join(" ");
		case "summary":
			return summary;
		default:
			return sections.map(({ text }) => text).join(" ");
	}
}

/** The best of several scores for each entry. */
function best(all: readonly Scores[]): Scores {
	const scores: Scores = new Map();
	for (const [id, score] of all.flatMap((each) => Array.from(each))) {
		scores.set(id, Math.max(score, scores.get(id) ?? 0));
	}
	return scores;
}

/** Adds scores up for each entry, which counts less the more of them it lacks. */
function sum(all: readonly Scores[]): Scores {
	const sums: Scores = new Map();
	for (const id of new Set(all.flatMap((each) => Array.from(each.keys())))) {
		const scores = all.flatMap((each) => each.get(id) ?? []);
		const total = scores.reduce((one, other) => one + other, 0);
		sums.set(id, (total * scores.length) / all.length);
	}
	return sums;
}

/** What a list shows of an entry. @param isNamed whether the query is its title or one of its search terms */
function resultOf(entry: IndexedEntry, stems: ReadonlySet<string>, isNamed: boolean): SearchResult {
	const { kind, path, title } = entry;
	const { id, parts } = excerptOf(entry, stems);
	const isAbout = isNamed || wordsOf(title).some((word) => stems.has(stemOf(word)));
	return {
		kind,
		title,
		href: id && !isAbout && !path.includes("#") ? `${path}#${id}` : path,
		excerpt: parts,
	};
}
