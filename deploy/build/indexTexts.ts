import { basename, extname } from "node:path";
import { gunzipSync } from "node:zlib";
import { createIndex, type PagefindIndex } from "pagefind";
import type { SearchEntry } from "../../app/search/entries.server.ts";
import { enginePath, indexFolder } from "../../app/search/files.ts";

/** Something that can be found, with its document where it has one. */
export interface IndexedText {
	entry: SearchEntry;
	html?: string;
}

/** What Pagefind makes of some texts. Its files are without its gzip and what begins them. */
export interface TextIndex {
	/** The engine that searches. */
	engine: Uint8Array;
	/** What it starts from. */
	meta: Uint8Array;
	/** The parts of the index by name. */
	chunks: ReadonlyMap<string, Uint8Array>;
	/** What it says of each text, by the text's name. */
	texts: ReadonlyMap<string, Fragment>;
}

/** What Pagefind says of a text. */
export interface Fragment {
	url: string;
	meta: { title: string; kind: SearchEntry["kind"] };
	/** All its words. */
	content: string;
}

/** Begins every file of Pagefind's own format, below its gzip. */
export const signature = "pagefind_dcd";

/**
 * How many places of words stand in one part of the index. Pagefind's own 20,000 make a query of two
 * words fetch 50 kB of a thousand articles; with fewer, what names the parts grows.
 */
export const chunkSize = 3000;

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
	".visually-hidden",
];

/**
 * Has Pagefind index some texts. It holds half a megabyte for each until it is done, and waits for more
 * until its `close` is called.
 * @throws where it reports an error.
 */
export async function indexTexts(texts: readonly IndexedText[]): Promise<TextIndex> {
	process.env.PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE = String(chunkSize);
	const { index, errors } = await createIndex({
		rootSelector: "main",
		excludeSelectors: leftOut,
		forceLanguage: "en",
	});
	if (!index) {
		throw new Error(`The search index could not be begun: ${errors.join(" ")}`);
	}
	// One after the other: the order of the index is the order of the texts, build for build.
	for (const text of texts) {
		const { errors } = await addText(index, text);
		if (errors.length > 0) {
			throw new Error(
				`${text.entry.path} could not be put into the search index: ${errors.join(" ")}`,
			);
		}
	}
	const { files } = await index.getFiles();
	await index.deleteIndex();
	return readFiles(files);
}

function addText(index: PagefindIndex, { entry, html }: IndexedText) {
	const { kind, path, title, text } = entry;
	if (html === undefined) {
		return index.addCustomRecord({
			url: path,
			content: text ?? "",
			language: "en",
			meta: { title, kind },
		});
	}
	const facts = `<i data-pagefind-meta="title[data-title], kind[data-kind]" data-title="${escaped(title)}" data-kind="${kind}"></i>`;
	return index.addHTMLFile({ url: path, content: html.replace(/<main\b[^>]*>/, `$&${facts}`) });
}

function escaped(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

function readFiles(files: readonly { path: string; content: Uint8Array }[]): TextIndex {
	let engine = new Uint8Array();
	let meta = new Uint8Array();
	const chunks = new Map<string, Uint8Array>();
	const texts = new Map<string, Fragment>();
	for (const { path, content } of files) {
		const name = basename(path, extname(path));
		const unsigned = () => gunzipSync(content).subarray(signature.length);
		switch (extname(path)) {
			case ".pf_fragment":
				texts.set(name, JSON.parse(unsigned().toString()) as Fragment);
				break;
			case ".pf_index":
				chunks.set(name, unsigned());
				break;
			case ".pf_meta":
				meta = unsigned();
				break;
		}
		if (indexFolder + path === enginePath) {
			engine = gunzipSync(content);
		}
	}
	return { engine, meta, chunks, texts };
}
