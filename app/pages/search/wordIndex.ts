import MiniSearch from "minisearch";
import { keepHighestScores, type Scores } from "./scores.ts";
import type { IndexedEntry } from "./searchIndex.ts";
import { toStem, toWords } from "./tokenize.ts";

/** The words of all entries. */
export interface WordIndex {
	/** Every word, the commonest first. */
	commonestFirst: readonly string[];
	/** The words of titles and search terms: what the site is about. */
	subjects: ReadonlySet<string>;
	/** The stem of every word. */
	stems: ReadonlySet<string>;
	/** Scores each entry for a word and its other forms. */
	scoreWord(word: string): Scores;
}

/** Field weights. */
const fieldWeights = { title: 6, searchTerms: 6, headings: 2, summary: 2, text: 1 };

/** Weight of another form of a word, beside the word itself. */
const inflectedFormWeight = 0.6;

/** Prefix that tells stems from words, so that both can be looked up. */
const stemPrefix = "~";

/** Indexes the words of entries, which for a large site takes a while. */
export function createWordIndex(entries: readonly IndexedEntry[]): WordIndex {
	const counts = new Map<string, number>();
	const subjects = new Set<string>();
	const index = new MiniSearch<{ id: number; entry: IndexedEntry }>({
		fields: Object.keys(fieldWeights),
		extractField: ({ id, entry }, field) => (field === "id" ? String(id) : getField(entry, field)),
		tokenize: (text) => toWords(text),
		processTerm: (word, field) => {
			counts.set(word, (counts.get(word) ?? 0) + 1);
			if (field === "title" || field === "searchTerms") {
				subjects.add(word);
			}
			return [word, stemPrefix + toStem(word)];
		},
	});
	index.addAll(entries.map((entry, id) => ({ id, entry })));
	const commonestFirst = Array.from(counts)
		.sort(([, a], [, b]) => b - a)
		.map(([word]) => word);

	function scoreTerm(term: string, weight: number): Scores {
		const matches = index.search(term, {
			boost: fieldWeights,
			tokenize: (text) => [text],
			processTerm: (text) => text,
		});
		return new Map(matches.map(({ id, score }) => [id, weight * score]));
	}

	return {
		commonestFirst,
		subjects,
		stems: new Set(commonestFirst.map(toStem)),
		scoreWord: (word) =>
			keepHighestScores([
				scoreTerm(word, 1),
				scoreTerm(stemPrefix + toStem(word), inflectedFormWeight),
			]),
	};
}

/** Returns one field of an entry, as text. */
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
