import type { PageContent } from "../../../content-model/index.ts";
import { createExcerpt, type ExcerptPart } from "./excerpt.ts";
import { findDirectAnswer } from "./findDirectAnswer.ts";
import { createQueryParser, type QueryWords, removeStopWords } from "./parseQuery.ts";
import { rankEntries } from "./rankEntries.ts";
import type { IndexedEntry, ResultKind } from "./searchIndex.ts";
import { toStem, toWords } from "./tokenize.ts";
import { createWordIndex } from "./wordIndex.ts";

/** One search result. */
export interface SearchResult {
	kind: ResultKind;
	title: string;
	/** Leads to the section that has the words, if the title lacks them. */
	href: string;
	excerpt: ExcerptPart[];
}

/** The content of its page that a search needs. */
export interface SearchWords extends QueryWords {
	/** The answers shown above the results. */
	answers: PageContent<"search">["answers"];
}

/** The results of a query. */
export interface SearchResults {
	/** Number of matching entries. */
	count: number;
	/** The kinds of them, each with its number; the kind of the best match first. */
	kinds: readonly { kind: ResultKind; count: number }[];
	/** The query as searched: without words that the site lacks, some replaced by the nearest that it has. */
	query: string;
	/** Whether a word was replaced. */
	isCorrected: boolean;
	/** Words that the site lacks. */
	missing: readonly string[];
	/** Shown above the results. */
	directAnswer: SearchWords["answers"][number] | undefined;
	/** A range of the results, or of those of one kind, like `Array.prototype.slice`. */
	slice(from: number, to: number, kind?: ResultKind): SearchResult[];
}

/** Answers queries. */
export type Search = (query: string) => SearchResults;

/** Weight of a low-priority entry, and of a past event. */
const lowPriorityWeight = 0.3;
const pastEventWeight = 0.3;

/** Boost of an entry whose title or search term is the query. */
const exactMatchBoost = 4;

/** Creates a search through some entries. Indexing the words of a large site takes a while. */
export function createSearch(
	entries: readonly IndexedEntry[],
	words: SearchWords,
	now = new Date(),
): Search {
	const index = createWordIndex(entries);
	const parseQuery = createQueryParser(words, index);
	const entryWeights = entries.map((entry) => getEntryWeight(entry, now));

	/** Returns the key by which titles, search terms and queries are compared as a whole. */
	const toComparisonKey = (text: string) =>
		removeStopWords(toWords(text), words.stopWords).map(toStem).join(" ");
	const exactMatchKeys = entries.map(({ title, searchTerms = [] }) =>
		[title, ...searchTerms].map(toComparisonKey),
	);

	return function search(query) {
		const terms = parseQuery(query);
		const matchedTerms = terms.filter(({ alternatives }) => alternatives.length > 0);
		const missingTerms = terms.filter(({ alternatives }) => alternatives.length === 0);
		const matchedWords = matchedTerms.flatMap(({ alternatives }) => alternatives.flat());
		const matchedStems = new Set(matchedWords.map(toStem));
		const queryKey = toComparisonKey(query);
		const isExactMatch = (id: number) => exactMatchKeys[id]?.includes(queryKey) ?? false;
		const rankedIds = rankEntries(
			matchedTerms,
			index,
			(id) => (entryWeights[id] ?? 1) * (isExactMatch(id) ? exactMatchBoost : 1),
		);
		const matches = rankedIds.flatMap((id) => {
			const entry = entries[id];
			return entry ? { id, entry } : [];
		});
		const matchesByKind = Map.groupBy(matches, ({ entry }) => entry.kind);
		return {
			count: matches.length,
			kinds: Array.from(matchesByKind, ([kind, ofKind]) => ({ kind, count: ofKind.length })),
			query: matchedTerms.map(({ label }) => label).join(" "),
			isCorrected: matchedTerms.some(({ isCorrected }) => isCorrected),
			missing: missingTerms.map(({ label }) => label),
			directAnswer: findDirectAnswer(query, words.answers, words.synonyms),
			slice: (from, to, kind) =>
				(kind ? (matchesByKind.get(kind) ?? []) : matches)
					.slice(from, to)
					.map(({ id, entry }) => toResult(entry, matchedStems, isExactMatch(id))),
		};
	};
}

function getEntryWeight({ isLowPriority, end }: IndexedEntry, now: Date): number {
	const isPast = end !== undefined && new Date(end) < now;
	return (isLowPriority ? lowPriorityWeight : 1) * (isPast ? pastEventWeight : 1);
}

/** Returns the result for an entry. @param isExactMatch whether the query is its title or one of its search terms */
function toResult(
	entry: IndexedEntry,
	stems: ReadonlySet<string>,
	isExactMatch: boolean,
): SearchResult {
	const { kind, path, title } = entry;
	const { id, parts } = createExcerpt(entry, stems);
	const isAbout = isExactMatch || toWords(title).some((word) => stems.has(toStem(word)));
	return {
		kind,
		title,
		href: id && !isAbout && !path.includes("#") ? `${path}#${id}` : path,
		excerpt: parts,
	};
}
