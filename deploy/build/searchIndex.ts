import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { deserialize, serialize } from "node:v8";
import { close } from "pagefind";
import type { SearchEntry } from "../../app/search/entries.server.ts";
import {
	chunkPath,
	commonWordsPath,
	enginePath,
	metaPath,
	type Piece,
	pieceLength,
	piecePath,
	vocabularyPath,
} from "../../app/search/files.ts";
import { documentFile } from "./files.ts";
import {
	chunkSize,
	type Fragment,
	type IndexedText,
	indexTexts,
	signature,
	type TextIndex,
} from "./indexTexts.ts";
import { type IndexPart, type MergedFile, mergeIndexes } from "./mergeIndexes.ts";

/** How many words the vocabulary keeps, about 5 kB compressed: the rest are rare names and figures. */
const vocabularySize = 1700;

/** A word is common that more texts have than this, and more than half of them. */
const commonFrom = 400;

/**
 * How many texts Pagefind indexes at once. The site of today is one part, and a second one is merged
 * into it when it comes.
 */
const textsAtOnce = 200;

/** How many files of the merged index may wait to be written. */
const filesAhead = 32;

/** Where documents come from and files go. */
export interface IndexSite {
	/** The document of a path. */
	page: (path: string) => Promise<string>;
	/** @param file its address from the site's top. */
	write: (file: string, content: string | Uint8Array) => Promise<void>;
	/** Keeps what was made of some texts for later builds; left out, it is made each time. */
	keep?: (inputs: readonly string[], make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
}

/** A site that lies in a folder. */
export function siteIn(root: string): IndexSite {
	return {
		page: (path) => readFile(join(root, documentFile(path)), "utf8"),
		write: async (file, content) => {
			await mkdir(dirname(join(root, file)), { recursive: true });
			await writeFile(join(root, file), content);
		},
	};
}

/**
 * Writes the index of the search, and the words that a mistyped query is compared with.
 * @param entries what can be found.
 * @param atOnce how many of them Pagefind indexes at once; the result does not depend on it.
 * @throws where a page is missing or Pagefind reports an error.
 */
export async function writeSearchIndex(
	site: IndexSite,
	entries: readonly SearchEntry[],
	atOnce = textsAtOnce,
): Promise<void> {
	const parts: IndexPart[] = [];
	const counts = new Map<string, number>();
	const names = new Set<string>();
	let written: Promise<unknown> = Promise.resolve();
	for (const group of groupsFromTheEnd(entries, atOnce)) {
		const { engine, meta, chunks, texts } = await indexed(site, group);
		// Not further ahead than one group, or all texts would wait in memory.
		await written;
		const files: Promise<void>[] = [];
		const renamed = new Map<string, string>();
		for (const [name, text] of texts) {
			const free = freeName(name, names);
			renamed.set(name, free);
			countWords(text.content, counts);
			files.push(...writePieces(site, free, text));
		}
		if (parts.length === 0) {
			files.push(site.write(enginePath, engine));
		}
		written = Promise.all(files);
		// Copies: what was kept lies in one piece of memory with all texts, and would hold them there.
		const copies = Array.from(chunks, ([name, bytes]) => [name, Uint8Array.from(bytes)] as const);
		parts.push({ meta: Uint8Array.from(meta), chunks: new Map(copies), renamed });
	}
	await close();
	const merged = Readable.from(mergeIndexes(parts, chunkSize)).map(signed);
	await merged.forEach(async ([path, bytes]) => await site.write(path, bytes), {
		concurrency: filesAhead,
	});

	const words = commonestFirst(counts);
	const often = Math.max(commonFrom, names.size / 2);
	const common = words.filter((word) => (counts.get(word) ?? 0) > often);
	const vocabulary = words.filter((word) => word.length > 2).slice(0, vocabularySize);
	await Promise.all([
		written,
		site.write(commonWordsPath, JSON.stringify(common)),
		site.write(vocabularyPath, JSON.stringify(vocabulary)),
	]);
}

/** Groups of one size but for the first: what is added at the list's beginning leaves the rest alone. */
function* groupsFromTheEnd(
	entries: readonly SearchEntry[],
	size: number,
): Generator<readonly SearchEntry[]> {
	for (let end = entries.length % size || size; end - size < entries.length; end += size) {
		yield entries.slice(Math.max(0, end - size), end);
	}
}

async function indexed(
	{ page, keep }: IndexSite,
	entries: readonly SearchEntry[],
): Promise<TextIndex> {
	const texts = await Promise.all(
		entries.map(
			async (entry): Promise<IndexedText> =>
				entry.text === undefined ? { entry, html: await page(entry.path) } : { entry },
		),
	);
	if (!keep) {
		return indexTexts(texts);
	}
	const inputs = texts.flatMap(({ entry, html = "" }) => [JSON.stringify(entry), html]);
	return deserialize(
		await keep(inputs, async () => serialize(await indexTexts(texts))),
	) as TextIndex;
}

/** Names of texts are short hashes: among thousands, two may be alike. */
function freeName(name: string, taken: Set<string>): string {
	let free = name;
	while (taken.has(free)) {
		free += "x";
	}
	taken.add(free);
	return free;
}

function writePieces(
	{ write }: IndexSite,
	name: string,
	{ url, meta: { title, kind }, content }: Fragment,
): Promise<void>[] {
	const words = content.split(/\s+/);
	return Array.from({ length: Math.ceil(words.length / pieceLength) }, (_, number) => {
		const text = words.slice(number * pieceLength, (number + 1) * pieceLength).join(" ");
		const piece: Piece = { url, title, kind, text };
		return write(piecePath(name, number), JSON.stringify(piece));
	});
}

/** A file of the index as Pagefind begins it. Stored without its gzip: Brotli makes all of them smaller. */
function signed(file: MergedFile): [path: string, bytes: Uint8Array] {
	const path = file.kind === "chunk" ? chunkPath(file.name) : metaPath;
	return [path, Buffer.concat([Buffer.from(signature), file.bytes])];
}

/** Counts each word of a text once: in how many texts a word stands. */
function countWords(text: string, counts: Map<string, number>): void {
	for (const word of new Set(text.toLowerCase().match(/\p{L}+/gu))) {
		counts.set(word, (counts.get(word) ?? 0) + 1);
	}
}

/** Words by the number of texts that hold them, then by the alphabet. */
function commonestFirst(counts: ReadonlyMap<string, number>): string[] {
	return Array.from(counts)
		.sort(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1))
		.map(([word]) => word);
}
