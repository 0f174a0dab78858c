import { createExcerpt, type ExcerptPart } from "./excerpt.ts";
import { createQueryParser, type QueryWords, removeStopWords } from "./parseQuery.ts";
import { rankEntries } from "./rankEntries.ts";
import type { IndexedEntry, Kind } from "./searchIndex.ts";
import { toStem, toWords } from "./tokenize.ts";
import { createWordIndex } from "./wordIndex.ts";

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
	/** How many entries match. */
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

/** How much less an entry counts that others come before, and an event that is over. */
const lowPriorityWeight = 0.3;
const pastEventWeight = 0.3;

/** How much more an entry counts whose title or search term was typed just so. */
const exactMatchBoost = 4;

/** Makes a search through some entries. It takes the words of all of them, which for a large site takes a while. */
export function createSearch(
	entries: readonly IndexedEntry[],
	queryWords: QueryWords,
	now = new Date(),
): Search {
	const index = createWordIndex(entries);
	const parseQuery = createQueryParser(queryWords, index);
	const entryWeights = entries.map((entry) => getEntryWeight(entry, now));

	/** What a title, a search term or a query is compared by as a whole. */
	const toComparisonKey = (text: string) =>
		removeStopWords(toWords(text), queryWords.stopWords).map(toStem).join(" ");
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
		return {
			count: rankedIds.length,
			query: matchedTerms.map(({ label }) => label).join(" "),
			isCorrected: matchedTerms.some(({ isCorrected }) => isCorrected),
			missing: missingTerms.map(({ label }) => label),
			slice: (from, to) =>
				rankedIds.slice(from, to).flatMap((id) => {
					const entry = entries[id];
					return entry ? toResult(entry, matchedStems, isExactMatch(id)) : [];
				}),
		};
	};
}

function getEntryWeight({ minor, end }: IndexedEntry, now: Date): number {
	const isOver = end !== undefined && new Date(end) < now;
	return (minor ? lowPriorityWeight : 1) * (isOver ? pastEventWeight : 1);
}

/** What a list shows of an entry. @param isExactMatch whether the query is its title or one of its search terms */
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
