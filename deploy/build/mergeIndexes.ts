import { hash } from "node:crypto";
import { decode, encode } from "cborg";

/** A file of the merged index, without what begins it. */
export type MergedFile =
	| { kind: "chunk"; name: string; bytes: Uint8Array }
	| { kind: "meta"; bytes: Uint8Array };

/** An index of some of the texts, as Pagefind writes it, without what begins each file. */
export interface IndexPart {
	/** What the engine starts from. */
	meta: Uint8Array;
	/** The parts of the index by name. */
	chunks: ReadonlyMap<string, Uint8Array>;
	/** Names of texts that go by another, because a text of an earlier part has theirs. */
	renamed: ReadonlyMap<string, string>;
}

/** Where a word stands in a text. */
type Page = readonly [
	/** From the text before to this one, by their numbers. */
	step: number,
	places: readonly number[],
	/** In the text's title and the like: a field as a negative number, then places in it. */
	fieldPlaces: readonly number[],
];

/** A word as it is written with accents. */
type Variant = readonly [form: string, pages: readonly Page[]];

type Word = readonly [word: string, pages: readonly Page[], variants: readonly Variant[]];

type Meta = readonly [
	version: string,
	texts: readonly (readonly [name: string, words: number])[],
	chunks: readonly (readonly [from: string, to: string, name: string])[],
	filters: readonly [],
	sorts: readonly [],
	fields: readonly string[],
];

/**
 * Makes one index of several, as Pagefind itself would have made it of all texts. By itself it needs
 * half a megabyte of memory for each text. tests/unit/build/mergeIndexes.test.ts holds that both ways
 * give the same bytes; the format is that of Pagefind 1.5.2.
 * @param parts in the order of their texts.
 * @param chunkSize how many places of words stand in one part of the index.
 * @returns its files one after the other, for together they would fill the memory; last what the
 * engine starts from.
 */
export function* mergeIndexes(
	parts: readonly IndexPart[],
	chunkSize: number,
): Generator<MergedFile> {
	const metas = parts.map(({ meta }) => decode(meta) as Meta);
	const fields = Array.from(new Set(metas.flatMap(([, , , , , own]) => own))).sort();
	const texts = metas.flatMap(([, own], index) =>
		own.map(([name, words]) => [parts[index]?.renamed.get(name) ?? name, words] as const),
	);
	let first = 0;
	const readers = parts.flatMap((part, index) => {
		const meta = metas[index];
		if (!meta) {
			return [];
		}
		const reader = new Reader(wordsOf(part, meta, fields), first);
		first += meta[1].length;
		return reader;
	});

	const taken = new Set<string>();
	const bounds: [from: string, to: string, name: string][] = [];
	for (const words of chunked(mergedWords(readers), chunkSize)) {
		const bytes = encode([words]);
		const name = nameOf(bytes, taken);
		taken.add(name);
		yield { kind: "chunk", name, bytes };
		bounds.push([words[0]?.[0] ?? "", words.at(-1)?.[0] ?? "", name]);
	}
	shorten(bounds);
	const version = metas[0]?.[0] ?? "";
	yield { kind: "meta", bytes: encode([version, texts, bounds, [], [], fields]) };
}

/** The words of one part, one after the other. */
class Reader {
	/** The word it has come to, as bytes, which is how Pagefind orders words. */
	key: Buffer | undefined;
	word: Word | undefined;
	/** Number of the part's first text among all. */
	readonly first: number;
	readonly #words: Iterator<Word>;

	constructor(words: Iterator<Word>, first: number) {
		this.#words = words;
		this.first = first;
		this.next();
	}

	next(): void {
		const { done, value } = this.#words.next();
		this.word = done ? undefined : value;
		this.key = this.word && Buffer.from(this.word[0]);
	}
}

/** The words of a part in their order, its fields counted as in all parts together. */
function* wordsOf(
	{ chunks }: IndexPart,
	[, , names, , , own]: Meta,
	fields: readonly string[],
): Generator<Word> {
	const renumbered = own.map((field) => -1 - fields.indexOf(field));
	const pages = (of: readonly Page[]): Page[] =>
		of.map(([step, places, fieldPlaces]) => [
			step,
			places,
			fieldPlaces.map((place) => (place < 0 ? (renumbered[-1 - place] ?? place) : place)),
		]);
	for (const [, , name] of names) {
		const [words] = decode(chunks.get(name) ?? new Uint8Array()) as [Word[]];
		for (const [word, own, variants] of words) {
			yield [word, pages(own), variants.map(([form, of]) => [form, pages(of)])];
		}
	}
}

function* mergedWords(readers: readonly Reader[]): Generator<Word> {
	for (;;) {
		const keys = readers.flatMap(({ key }) => key ?? []);
		const least = keys.reduce<Buffer | undefined>(
			(one, other) => (one && one.compare(other) <= 0 ? one : other),
			undefined,
		);
		if (!least) {
			return;
		}
		const having = readers.filter(({ key }) => key?.equals(least));
		const found = having.flatMap(({ word, first }) => (word ? { word, first } : []));
		const forms = new Set(found.flatMap(({ word }) => word[2].map(([form]) => form)));
		yield [
			least.toString(),
			joined(found.map(({ word, first }) => ({ pages: word[1], first }))),
			Array.from(forms, (form) => [
				form,
				joined(
					found.map(({ word, first }) => ({
						pages: word[2].find(([own]) => own === form)?.[1] ?? [],
						first,
					})),
				),
			]),
		];
		for (const reader of having) {
			reader.next();
		}
	}
}

/** Lists of texts in one, their steps counted across the parts. */
function joined(lists: readonly { pages: readonly Page[]; first: number }[]): Page[] {
	let last = 0;
	return lists.flatMap(({ pages, first }) => {
		let number = first;
		return pages.map(([step, ...places]): Page => {
			number += step;
			const page: Page = [number - last, ...places];
			last = number;
			return page;
		});
	});
}

/** Words in lists that hold as many places as asked for, or a little more. */
function* chunked(words: Iterable<Word>, chunkSize: number): Generator<Word[]> {
	let chunk: Word[] = [];
	let size = 0;
	for (const word of words) {
		chunk.push(word);
		size += placesIn(word);
		if (size >= chunkSize) {
			yield chunk;
			chunk = [];
			size = 0;
		}
	}
	if (chunk.length > 0) {
		yield chunk;
	}
}

/** As Pagefind counts them: without those of variants. */
function placesIn([, pages]: Word): number {
	return pages.reduce(
		(sum, [, places, fieldPlaces]) => sum + places.length + fieldPlaces.length + 1,
		0,
	);
}

/** Leaves of words between which the index is cut only what tells them apart. */
function shorten(bounds: [from: string, to: string, name: string][]): void {
	for (const [index, next] of bounds.entries()) {
		const chunk = bounds[index - 1];
		if (chunk) {
			const [to, from] = [Array.from(chunk[1]), Array.from(next[0])];
			const alike = from.findIndex((character, place) => character !== to[place]);
			const end = to.slice(0, alike + 1).join("");
			// What is cut short must not come before the beginning.
			if (Buffer.from(end).compare(Buffer.from(chunk[0])) >= 0) {
				chunk[1] = end;
			}
			next[0] = from.slice(0, alike + 1).join("");
		}
	}
}

/** As Pagefind names parts: by their hash, its bytes written without leading zeros. */
function nameOf(bytes: Uint8Array, taken: ReadonlySet<string>): string {
	const all = Array.from(hash("sha1", bytes, "buffer"), (byte) => byte.toString(16)).join("");
	let length = 7;
	while (taken.has(`en_${all.slice(0, length)}`)) {
		length++;
	}
	return `en_${all.slice(0, length)}`;
}
