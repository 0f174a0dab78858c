import { type ExcerptPart, excerptParts } from "./excerpt";
import { indexFolder, vocabularyPath } from "./files";
import { accountedFor, corrected } from "./spelling";

/** One thing found. */
export interface Found {
	address: string;
	title: string;
	kind: string;
	excerpt: ExcerptPart[];
}

/** The answer to a query. */
export interface Answer {
	/** How many things match. */
	count: number;
	/** The words that were looked for instead, where those asked for are nowhere on the site. */
	instead?: string;
	/**
	 * Fetches the things found from one place of the list to another, as `slice` counts.
	 * @throws where one cannot be fetched.
	 */
	load(from: number, to: number): Promise<Found[]>;
}

/** What this file uses of Pagefind's script, as of version 1.5. */
interface Pagefind {
	options(options: { noWorker: boolean; excerptLength: number }): Promise<void>;
	init(): Promise<void>;
	search(words: string): Promise<{ results: { data(): Promise<Fragment> }[] }>;
}

interface Fragment {
	url: string;
	excerpt: string;
	meta: Partial<Record<"title" | "kind", string>>;
}

let started: Promise<Pagefind> | undefined;
let vocabulary: Promise<string[]> | undefined;

/**
 * Fetches the engine, once. It runs on the page itself: a worker would want a permission of its own.
 * @throws where it cannot be fetched; the next call tries again.
 */
export function startEngine(): Promise<Pagefind> {
	started ??= loadEngine().catch((error: unknown) => {
		started = undefined;
		throw error;
	});
	return started;
}

async function loadEngine(): Promise<Pagefind> {
	// The build writes this file after bundling: the bundler cannot know it.
	const address = `${indexFolder}pagefind.js`;
	const engine: Pagefind = await import(/* @vite-ignore */ address);
	await engine.options({ noWorker: true, excerptLength: 32 });
	await engine.init();
	return engine;
}

/**
 * Looks for words in everything on the site; where they are nowhere, for the nearest words it knows.
 * @throws where the engine or its index cannot be fetched.
 */
export async function search(words: string): Promise<Answer> {
	const engine = await startEngine();
	const { results } = await engine.search(words);
	const first = answer(results);
	const seen = (await first.load(0, 5)).flatMap(({ excerpt }) => excerpt);
	// Where Pagefind does not know a word, it goes by its first letters alone.
	if (accountedFor(words, seen)) {
		return first;
	}
	const instead = corrected(words, await knownWords());
	if (!instead) {
		return first;
	}
	const others = await engine.search(instead);
	return others.results.length > 0 ? { ...answer(others.results), instead } : first;
}

function answer(results: readonly { data(): Promise<Fragment> }[]): Answer {
	return {
		count: results.length,
		load: (from, to) =>
			Promise.all(
				results.slice(from, to).map(async (result) => {
					const { url, excerpt, meta } = await result.data();
					return {
						address: url,
						title: meta.title ?? url,
						kind: meta.kind ?? "",
						excerpt: excerptParts(excerpt),
					};
				}),
			),
	};
}

function knownWords(): Promise<string[]> {
	vocabulary ??= fetch(vocabularyPath)
		.then((response) => response.json() as Promise<string[]>)
		.catch((error: unknown) => {
			vocabulary = undefined;
			throw error;
		});
	return vocabulary;
}
