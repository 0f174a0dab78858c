import { corrected } from "./spelling.ts";

/** One thing found, as Pagefind tells of it. */
export interface SearchResult {
	url: string;
	meta: { title: string };
	/** Each a `Kind` of the entries. */
	filters: { kind: string[] };
	content: string;
	/** Text with `<` and `>` escaped and the words looked for in `<mark>`. */
	excerpt: string;
	/** The same without marks. */
	plain_excerpt: string;
}

/** The answer to a query. */
export interface Answer {
	/** How many things match. */
	count: number;
	/** The words that were looked for instead, where those asked for are nowhere on the site. */
	instead?: string;
	/**
	 * Fetches results from one place of the list to another, as `slice` counts.
	 * @throws where one cannot be fetched.
	 */
	load(from: number, to: number): Promise<SearchResult[]>;
}

/** What the site uses of `pagefind.js`. */
interface PagefindModule {
	createInstance(options: { noWorker: boolean }): Pagefind;
}

interface Pagefind {
	search(
		query: string,
		options: { filters: Record<string, string> },
	): Promise<{ results: { data(): Promise<SearchResult> }[] }>;
}

/** Annotated, so that the bundler leaves Pagefind's own script where the build writes it. */
const pagefindScript: string = "/pagefind/pagefind.js";

let pagefind: Promise<Pagefind> | undefined;
let vocabulary: Promise<string[]> | undefined;

/**
 * Fetches Pagefind, once. It runs on the page itself: a worker would want a policy of its own.
 * @throws where its script cannot be fetched; the next call tries again.
 */
export function startSearch(): Promise<Pagefind> {
	pagefind ??= import(/* @vite-ignore */ pagefindScript)
		.then(({ createInstance }: PagefindModule) => createInstance({ noWorker: true }))
		.catch(forgetPagefind);
	return pagefind;
}

/** An instance that failed to start fails for ever. */
function forgetPagefind(error: unknown): never {
	pagefind = undefined;
	throw error;
}

/** Words that a query is made ready with. */
export interface QueryWords {
	/** Left out of a query that has others: each part of the index weighs 30 kB. */
	stopWords: readonly string[];
	/** What the site says for a word or a phrase that a visitor may type. */
	synonyms: Readonly<Record<string, string>>;
}

/**
 * A query in the words of the site, without its stop words unless it has no others. A phrase in quotes
 * stays as it is.
 */
export function searchTerms(query: string, { stopWords, synonyms }: QueryWords): string {
	if (query.includes('"')) {
		return query;
	}
	// The spaces keep “share” from standing for a part of “sharepoint”.
	let spaced = ` ${query.split(/\s+/).map(plain).join(" ")} `;
	const longestFirst = Object.entries(synonyms).sort(([a], [b]) => b.length - a.length);
	for (const [typed, said] of longestFirst) {
		spaced = spaced.replaceAll(` ${typed} `, ` ${said} `);
	}
	const words = spaced.trim().split(" ");
	const terms = words.filter((word) => !stopWords.includes(word));
	return (terms.length > 0 ? terms : words).join(" ");
}

/** A word in small letters, without the mark that ends a question. */
function plain(word: string): string {
	return word.toLowerCase().replace(/[?!.,]+$/, "");
}

/**
 * Looks for words in everything on the site; where one is nowhere, for the nearest words it knows.
 * @throws where Pagefind, its index or a text cannot be fetched.
 */
export async function search(asked: string, words: QueryWords): Promise<Answer> {
	const query = searchTerms(asked, words);
	const first = await answerTo(query, words);
	// Where Pagefind does not know a word, it goes by its first letters alone.
	const shown = (await first.load(0, 5)).flatMap(({ meta, excerpt }) => [
		meta.title,
		...Array.from(excerpt.matchAll(/<mark>(.*?)<\/mark>/g), ([, word = ""]) => word),
	]);
	const instead = await corrected(query, shown.join(" "), fetchVocabulary);
	if (instead === undefined) {
		return first;
	}
	return instead ? { ...(await answerTo(instead, words)), instead } : nothing;
}

const nothing: Answer = { count: 0, load: async () => [] };

/** What matches; what is minor comes last, but for a list or a person that the query names. */
async function answerTo(query: string, words: QueryWords): Promise<Answer> {
	const engine = await startSearch();
	const matching = async (minor: boolean) =>
		(await engine.search(query, { filters: { minor: String(minor) } }).catch(forgetPagefind))
			.results;
	const results = await matching(false);
	const [first, ...lists] = await matching(true);
	if (first) {
		const { title } = (await first.data()).meta;
		const isNamed = searchTerms(title, words).startsWith(query.toLowerCase());
		results.splice(isNamed ? 0 : results.length, 0, first);
		results.push(...lists);
	}
	return {
		count: results.length,
		load: (from, to) => Promise.all(results.slice(from, to).map(({ data }) => data())),
	};
}

/** The parts of an excerpt as plain text, and whether each is one of the words looked for. */
export function excerptParts({
	content,
	excerpt,
	plain_excerpt,
}: Pick<SearchResult, "content" | "excerpt" | "plain_excerpt">) {
	const parts = excerpt.split(/<\/?mark>/).map((text, place) => ({
		text: text.replaceAll("&lt;", "<").replaceAll("&gt;", ">"),
		marked: place % 2 === 1,
	}));
	const isWhole = content.startsWith(plain_excerpt.slice(0, 20));
	const cut = isWhole ? [] : [{ text: "… ", marked: false }];
	return [...cut, ...parts.filter(({ text }) => text !== "")];
}

function fetchVocabulary(): Promise<string[]> {
	vocabulary ??= fetch("/pagefind/vocabulary.json")
		.then((response) => response.json())
		.catch((error: unknown) => {
			vocabulary = undefined;
			throw error;
		});
	return vocabulary;
}
