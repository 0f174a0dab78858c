import { densestPassage, type ExcerptPart, excerptParts } from "./excerpt.ts";
import {
	chunkPath,
	commonWordsPath,
	enginePath,
	metaPath,
	type Piece,
	piecePath,
	vocabularyPath,
} from "./files.ts";
import { type Match, type PagefindEngine, startPagefind } from "./pagefind.ts";
import { corrected, tellingWords, unaccountedFor, wordsOf } from "./spelling.ts";

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

/** The engine, with the parts of the index it has or waits for, by name. */
interface Started {
	engine: PagefindEngine;
	/** Words that most texts have, the commonest first. */
	common: string[];
	chunks: Map<string, Promise<void>>;
}

let started: Promise<Started> | undefined;
let vocabulary: Promise<string[]> | undefined;

/**
 * Fetches the engine, once. It runs on the page itself: a worker would want a permission of its own.
 * @throws where it cannot be fetched; the next call tries again.
 */
export async function startEngine(): Promise<void> {
	await startedEngine();
}

function startedEngine(): Promise<Started> {
	started ??= Promise.all([
		fetchBytes(enginePath),
		fetchBytes(metaPath),
		fetchWords(commonWordsPath),
	])
		.then(async ([engine, meta, common]) => ({
			engine: await startPagefind(engine, meta),
			common,
			chunks: new Map(),
		}))
		.catch((error: unknown) => {
			started = undefined;
			throw error;
		});
	return started;
}

async function matchesOf(words: string): Promise<Match[]> {
	const { engine, chunks } = await startedEngine();
	const load = async (name: string) => {
		try {
			engine.addChunk(await fetchBytes(chunkPath(name)));
		} catch (error) {
			chunks.delete(name);
			throw error;
		}
	};
	await Promise.all(
		engine.chunksFor(words).map((name) => {
			const chunk = chunks.get(name) ?? load(name);
			chunks.set(name, chunk);
			return chunk;
		}),
	);
	return engine.find(words);
}

/**
 * Looks for words in everything on the site; where they are nowhere, for the nearest words it knows.
 * On a large site words that most texts have are passed over: they tell none from another, and where
 * they all stand is the most bytes of the index.
 * @throws where the engine, its index or a text cannot be fetched.
 */
export async function search(words: string): Promise<Answer> {
	const { common } = await startedEngine();
	const { telling, passedOver } = tellingWords(words, common);
	const first = answer(await matchesOf(telling), passedOver);
	const seen = (await first.load(0, 5)).flatMap(({ excerpt }) => excerpt);
	// Where Pagefind does not know a word, it goes by its first letters alone.
	const doubtful = unaccountedFor(telling, seen);
	if (await allKnown(doubtful, telling)) {
		return first;
	}
	const instead = corrected(words, await knownWords());
	if (!instead) {
		return first;
	}
	const better = tellingWords(instead, common);
	const others = await matchesOf(better.telling);
	return others.length > 0 ? { ...answer(others, better.passedOver), instead } : first;
}

/** Whether words that no excerpt shows stand in the texts all the same: each is found by itself. */
async function allKnown(doubtful: readonly string[], query: string): Promise<boolean> {
	if (wordsOf(query).length < 2) {
		return doubtful.length === 0;
	}
	const alone = doubtful.map(async (word) => {
		const seen = await answer(await matchesOf(word), []).load(0, 1);
		return (
			unaccountedFor(
				word,
				seen.flatMap(({ excerpt }) => excerpt),
			).length === 0
		);
	});
	return (await Promise.all(alone)).every(Boolean);
}

function answer(matches: readonly Match[], passedOver: readonly string[]): Answer {
	return {
		count: matches.length,
		load: (from, to) =>
			Promise.all(matches.slice(from, to).map((match) => found(match, passedOver))),
	};
}

async function found({ name, places }: Match, passedOver: readonly string[]): Promise<Found> {
	const { piece, marks } = densestPassage(places);
	const response = await fetchFile(piecePath(name, piece));
	const { url, title, kind, text }: Piece = await response.json();
	return { address: url, title, kind, excerpt: excerptParts(text, marks, passedOver) };
}

function knownWords(): Promise<string[]> {
	vocabulary ??= fetchWords(vocabularyPath).catch((error: unknown) => {
		vocabulary = undefined;
		throw error;
	});
	return vocabulary;
}

async function fetchWords(address: string): Promise<string[]> {
	return (await fetchFile(address)).json();
}

async function fetchBytes(address: string): Promise<Uint8Array<ArrayBuffer>> {
	return new Uint8Array(await (await fetchFile(address)).arrayBuffer());
}

/** @throws where the address does not answer with a file. */
async function fetchFile(address: string): Promise<Response> {
	const response = await fetch(address);
	if (!response.ok) {
		throw new Error(`${address} answers ${response.status}.`);
	}
	return response;
}
