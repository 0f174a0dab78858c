import { mkdirSync, writeFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { close, createIndex, type PagefindIndex } from "pagefind";
import type { SearchEntry } from "../../app/search/entries.server.ts";
import {
	chunkPath,
	commonWordsPath,
	enginePath,
	indexFolder,
	metaPath,
	type Piece,
	pieceLength,
	piecePath,
	vocabularyPath,
} from "../../app/search/files.ts";
import { type IndexPart, mergeIndexes } from "./mergeIndexes.ts";

/** How many words the vocabulary keeps, about 6 kB compressed: the rest are rare names and figures. */
const vocabularySize = 2000;

/** A word is common that more texts have than this, and more than half of them. */
const commonFrom = 400;

/** Begins every file of Pagefind's own format, below its gzip. */
const signature = "pagefind_dcd";

/**
 * How many places of words stand in one part of the index. Pagefind's own 20,000 make a query of two
 * words fetch 50 kB of a thousand articles; with fewer, what names the parts grows.
 */
const chunkSize = 3000;

/** What repeats from page to page, or is there for the eye or the voice alone. */
const leftOut = [
	"[aria-hidden=true]",
	"[data-footnote-backref]",
	"svg",
	"form",
	"noscript",
	".action",
	".actions",
	".contents",
	".more-articles",
	".share",
	".spoken",
];

/** What a file of Pagefind's says of a text. */
interface Fragment {
	url: string;
	meta: Pick<Piece, "title" | "kind">;
	content: string;
}

/**
 * How many texts Pagefind indexes at once: it holds half a megabyte for each. The site of today is one
 * part, and a second one is merged into it when it comes.
 */
const textsAtOnce = 200;

/**
 * Writes the index of the search, and the words that a mistyped query is compared with.
 * @param root the folder of the site.
 * @param entries what can be found, each when its page is there.
 * @param atOnce how many of them Pagefind indexes at once; the result does not depend on it.
 * @throws where a page is missing or Pagefind reports an error.
 */
export async function writeSearchIndex(
	root: string,
	entries: Iterable<SearchEntry> | AsyncIterable<SearchEntry>,
	atOnce = textsAtOnce,
): Promise<void> {
	process.env.PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE = String(chunkSize);
	const parts: IndexPart[] = [];
	const counts = new Map<string, number>();
	const names = new Set<string>();
	let index = await begun();
	let held = 0;
	// One after the other: the order of the index is the order of the entries, build for build.
	for await (const entry of entries) {
		if (held === atOnce) {
			parts.push(await ended(index, root, counts, names));
			index = await begun();
			held = 0;
		}
		const { errors } = await addEntry(index, root, entry);
		if (errors.length > 0) {
			throw new Error(`${entry.path} could not be put into the search index: ${errors.join(" ")}`);
		}
		held++;
	}
	parts.push(await ended(index, root, counts, names));
	await close();

	mkdirSync(join(root, dirname(chunkPath(""))), { recursive: true });
	const meta = mergeIndexes(parts, chunkSize, (name, chunk) =>
		writeFileSync(join(root, chunkPath(name)), Buffer.concat([Buffer.from(signature), chunk])),
	);
	await write(root, metaPath, Buffer.concat([Buffer.from(signature), meta]));
	const words = commonestFirst(counts);
	const often = Math.max(commonFrom, names.size / 2);
	const common = words.filter((word) => (counts.get(word) ?? 0) > often);
	await write(root, commonWordsPath, JSON.stringify(common));
	const vocabulary = words.filter((word) => word.length > 2).slice(0, vocabularySize);
	await write(root, vocabularyPath, JSON.stringify(vocabulary));
}

async function begun(): Promise<PagefindIndex> {
	const { index, errors } = await createIndex({
		rootSelector: "main",
		excludeSelectors: leftOut,
		forceLanguage: "en",
	});
	if (!index) {
		throw new Error(`The search index could not be begun: ${errors.join(" ")}`);
	}
	return index;
}

/**
 * Ends one part of the index and writes its texts.
 * @param counts in how many texts each word stands: its words are added.
 * @param names of all texts: its texts' are added.
 */
async function ended(
	index: PagefindIndex,
	root: string,
	counts: Map<string, number>,
	names: Set<string>,
): Promise<IndexPart> {
	const { files } = await index.getFiles();
	await index.deleteIndex();
	const chunks = new Map<string, Uint8Array>();
	const renamed = new Map<string, string>();
	let meta = new Uint8Array();

	/** Names are short hashes: among thousands, two may be alike. */
	function freeName(name: string): string {
		let free = name;
		while (names.has(free)) {
			free += "x";
		}
		names.add(free);
		renamed.set(name, free);
		return free;
	}

	for (const { path, content } of files) {
		const name = basename(path, extname(path));
		// Stored without Pagefind's gzip: Brotli makes all of them smaller.
		switch (extname(path)) {
			case ".pf_fragment":
				countWords(await writeText(root, freeName(name), gunzipSync(content)), counts);
				break;
			case ".pf_index":
				chunks.set(name, gunzipSync(content).subarray(signature.length));
				break;
			case ".pf_meta":
				meta = gunzipSync(content).subarray(signature.length);
				break;
		}
		if (indexFolder + path === enginePath) {
			await write(root, enginePath, gunzipSync(content));
		}
	}
	return { meta, chunks, renamed };
}

/** Writes a text in pieces. @param file Pagefind's own, plain. @returns the whole text */
async function writeText(root: string, name: string, file: Buffer): Promise<string> {
	const json = file.subarray(signature.length).toString("utf8");
	const { url, meta, content } = JSON.parse(json) as Fragment;
	const words = content.split(/\s+/);
	for (let start = 0; start < words.length; start += pieceLength) {
		const text = words.slice(start, start + pieceLength).join(" ");
		const piece: Piece = { url, title: meta.title, kind: meta.kind, text };
		await write(root, piecePath(name, start / pieceLength), JSON.stringify(piece));
	}
	return content;
}

async function addEntry(index: PagefindIndex, root: string, entry: SearchEntry) {
	const { kind, path, title, text } = entry;
	if (text !== undefined) {
		return index.addCustomRecord({
			url: path,
			content: text,
			language: "en",
			meta: { title, kind },
		});
	}
	const file = path === "/" ? "/index" : path;
	const html = await readFile(join(root, `${file}.html`), "utf8");
	const facts = `<i data-pagefind-meta="title[data-title], kind[data-kind]" data-title="${escaped(title)}" data-kind="${kind}"></i>`;
	return index.addHTMLFile({ url: path, content: html.replace(/<main\b[^>]*>/, `$&${facts}`) });
}

function escaped(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
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

async function write(root: string, address: string, content: string | Uint8Array): Promise<void> {
	const file = join(root, address);
	await mkdir(dirname(file), { recursive: true });
	await writeFile(file, content);
}
