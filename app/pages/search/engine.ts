import MiniSearch from "minisearch";
import { findNearest } from "../../../content-model/issues/nearest.ts";
import { createExcerpt, type ExcerptPart } from "./excerpt.ts";
import type { IndexedEntry, Kind } from "./searchIndex.ts";
import { toStem, toWords } from "./tokenize.ts";

/** Words used to interpret a query. */
export interface QueryWords {
	/** Left out of a query that has others. */
	stopWords: readonly string[];
	/** What the site says for a word or a phrase that a visitor may type. */
	synonyms: Readonly<Record<string, string>>;
}

/** One search result. */
export interface SearchResult {
	kind: Kind;
	title: string;
	/** Leads to the section that has the words, where the title has not. */
	href: string;
	excerpt: ExcerptPart[];
}

/** The answer to a query. */
export interface SearchOutcome {
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
export type Search = (query: string) => SearchOutcome;

/** Field weights. */
const boost = { title: 6, searchTerms: 6, headings: 2, summary: 2, text: 1 };

/** How much less a thing counts that others come before, and an event that is over. */
const minorWeight = 0.3;
const pastWeight = 0.3;

/** How much more a thing counts whose title or search term was typed just so. */
const namedBoost = 4;

/** How much another form of a word counts, beside the word itself. */
const otherFormShare = 0.6;

/** How many words that begin as an unfinished one does are looked for. */
const maxCompletions = 8;

/** What marks the stem of a word among words, so that both can be looked for. */
const stemMark = "~";

/** Scores of entries by their numbers. */
type Scores = Map<number, number>;

/** A part of a query, which any of several words answer. */
interface Concept {
	alternatives: readonly (readonly string[])[];
	/** As it was typed, or what it was taken for. */
	label: string;
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
		extractField: ({ id, entry }, field) => (field === "id" ? String(id) : getField(entry, field)),
		tokenize: (text) => toWords(text),
		processTerm: (word) => {
			counts.set(word, (counts.get(word) ?? 0) + 1);
			return [word, stemMark + toStem(word)];
		},
	});
	index.addAll(entries.map((entry, id) => ({ id, entry })));
	const commonestFirst = Array.from(counts)
		.sort(([, a], [, b]) => b - a)
		.map(([word]) => word);
	const stems = new Set(commonestFirst.map(toStem));
	const phrases = Object.entries(synonyms)
		.map(([typed, replacement]) => ({ typed: toWords(typed), replacement: toWords(replacement) }))
		.sort((a, b) => b.typed.length - a.typed.length);
	const shares = entries.map(
		({ minor, end }) => (minor ? minorWeight : 1) * (end && new Date(end) < now ? pastWeight : 1),
	);
	const entryKeys = entries.map(({ title, searchTerms = [] }) =>
		[title, ...searchTerms].map(normalise),
	);

	/** What a text is compared by as a whole. */
	function normalise(text: string): string {
		return removeStopWords(toWords(text)).map(toStem).join(" ");
	}

	function removeStopWords(words: readonly string[]): readonly string[] {
		const others = words.filter((word) => word.length > 1 && !stopWords.includes(word));
		return others.length > 0 ? others : words;
	}

	/** The parts of a query: phrases that have synonyms, and single words. */
	function parseConcepts(words: readonly string[]): Concept[] {
		const remaining = new Set(removeStopWords(words));
		const concepts: Concept[] = [];
		for (let place = 0; place < words.length; ) {
			const rest = words.slice(place);
			const phrase = phrases.find(({ typed }) =>
				typed.every((word, index) => rest[index] === word),
			);
			const [word = ""] = rest;
			if (phrase) {
				const typed = phrase.typed.filter((word) => stems.has(toStem(word)) && remaining.has(word));
				concepts.push({
					label: phrase.typed.join(" "),
					alternatives: [phrase.replacement, ...(typed.length > 0 ? [typed] : [])],
				});
			} else if (remaining.has(word)) {
				concepts.push(resolveWord(word, words.length === 1));
			}
			place += phrase?.typed.length ?? 1;
		}
		return concepts;
	}

	/** What a word may stand for: itself, words that it begins, or the nearest one. */
	function resolveWord(word: string, isAlone: boolean): Concept {
		if (stems.has(toStem(word))) {
			return { label: word, alternatives: [[word]] };
		}
		const completions =
			word.length > 2 || isAlone
				? commonestFirst.filter((other) => other.startsWith(word)).slice(0, maxCompletions)
				: [];
		if (completions.length > 0) {
			return { label: word, alternatives: completions.map((other) => [other]) };
		}
		const near = /^\p{L}{5,40}$/u.test(word)
			? findNearest(word, commonestFirst, word.length < 8 ? 1 : 2)
			: undefined;
		return near
			? { label: near, alternatives: [[near]], isCorrected: true }
			: { label: word, alternatives: [] };
	}

	function scoreTerm(term: string): Scores {
		const matches = index.search(term, {
			boost,
			tokenize: (text) => [text],
			processTerm: (text) => text,
		});
		return new Map(matches.map(({ id, score }) => [id, score]));
	}

	function scoreWord(word: string): Scores {
		const others = scoreTerm(stemMark + toStem(word));
		return keepHighestScores([
			scoreTerm(word),
			new Map(Array.from(others, ([id, score]) => [id, otherFormShare * score])),
		]);
	}

	return (query) => {
		const concepts = parseConcepts(toWords(query));
		const matchedConcepts = concepts.filter(({ alternatives }) => alternatives.length > 0);
		const scores = combineScores(
			matchedConcepts.map(({ alternatives }) =>
				keepHighestScores(alternatives.map((words) => combineScores(words.map(scoreWord)))),
			),
		);
		const queryKey = normalise(query);
		const isNamed = (id: number) => entryKeys[id]?.includes(queryKey) ?? false;
		const score = (id: number) =>
			(scores.get(id) ?? 0) * (shares[id] ?? 1) * (isNamed(id) ? namedBoost : 1);
		const ranked = Array.from(scores.keys()).sort((a, b) => score(b) - score(a));
		const matchedStems = new Set(
			matchedConcepts.flatMap(({ alternatives }) => alternatives.flat()).map(toStem),
		);
		return {
			count: ranked.length,
			query: matchedConcepts.map(({ label }) => label).join(" "),
			isCorrected: matchedConcepts.some(({ isCorrected }) => isCorrected),
			missing: concepts
				.filter((concept) => !matchedConcepts.includes(concept))
				.map(({ label }) => label),
			slice: (from, to) =>
				ranked.slice(from, to).flatMap((id) => {
					const entry = entries[id];
					return entry ? toResult(entry, matchedStems, isNamed(id)) : [];
				}),
		};
	};
}

/** One field of an entry, as text. */
function getField(entry: IndexedEntry, field: string): string {
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
function keepHighestScores(all: readonly Scores[]): Scores {
	const scores: Scores = new Map();
	for (const [id, score] of all.flatMap((each) => Array.from(each))) {
		scores.set(id, Math.max(score, scores.get(id) ?? 0));
	}
	return scores;
}

/** Adds scores up for each entry, which counts less the more of them it lacks. */
function combineScores(all: readonly Scores[]): Scores {
	const sums: Scores = new Map();
	for (const id of new Set(all.flatMap((each) => Array.from(each.keys())))) {
		const scores = all.flatMap((each) => each.get(id) ?? []);
		const total = scores.reduce((one, other) => one + other, 0);
		sums.set(id, (total * scores.length) / all.length);
	}
	return sums;
}

/** What a list shows of an entry. @param isNamed whether the query is its title or one of its search terms */
function toResult(entry: IndexedEntry, stems: ReadonlySet<string>, isNamed: boolean): SearchResult {
	const { kind, path, title } = entry;
	const { id, parts } = createExcerpt(entry, stems);
	const isAbout = isNamed || toWords(title).some((word) => stems.has(toStem(word)));
	return {
		kind,
		title,
		href: id && !isAbout && !path.includes("#") ? `${path}#${id}` : path,
		excerpt: parts,
	};
}
