import { close, createIndex } from "pagefind";
import type { SearchEntry } from "../app/search/entries.server.ts";
import { wordsOf } from "../app/search/spelling.ts";
import { write } from "./files.ts";
import { escapeHtml } from "./html.ts";

const excludeSelectors = [
	// What repeats from page to page.
	"[data-no-text], [data-footnotes], [data-footnote-ref], .action, .actions",
	// What is there for the eye or the voice alone.
	"[aria-hidden=true], svg, form, .stand-in, .visually-hidden",
];

/** What the site loads of Pagefind's files: neither its user interfaces nor its worker. */
const loadedFiles = /^(?:pagefind\.js|pagefind-entry\.json|wasm\.en\.pagefind|.+\.pf_.+)$/;

/**
 * How many words the vocabulary keeps: all of a site of this size, about 12 kB compressed. A word
 * that it lacks would be taken for a slip.
 */
const vocabularySize = 6000;

/**
 * Writes Pagefind's script and index.
 * @param documents of the entries without a text of their own, as HTML, by their paths.
 * @param folder what becomes `/pagefind`; it need not exist.
 * @throws where Pagefind reports an error.
 */
export async function writeSearchIndex(
	entries: readonly SearchEntry[],
	documents: ReadonlyMap<string, string>,
	folder: string,
): Promise<void> {
	const { index, errors } = await createIndex({
		rootSelector: "main",
		excludeSelectors,
		forceLanguage: "en",
	});
	if (!index) {
		throw new Error(`The search index could not be begun: ${errors.join(" ")}`);
	}
	for (const entry of entries) {
		const { path: url, text } = entry;
		const html = text === undefined ? documents.get(url) : `<main>${escapeHtml(text)}</main>`;
		const { errors } = await index.addHTMLFile({ url, content: prepared(html ?? "", entry) });
		if (errors.length > 0) {
			throw new Error(`${url} could not be put into the search index: ${errors.join(" ")}`);
		}
	}
	const { files } = await index.getFiles();
	await close();
	for (const { path, content } of files.filter(({ path }) => loadedFiles.test(path))) {
		await write(folder, path, content);
	}
}

/** Writes the words of some texts beside the index: what a mistyped query is compared with. */
export async function writeVocabulary(texts: readonly string[], folder: string): Promise<void> {
	await write(folder, "vocabulary.json", JSON.stringify(vocabularyOf(texts)));
}

/**
 * What Pagefind is given of a document. It reads facts from attributes, would take the address of a
 * cover for words to be found, and joins the texts of neighbouring elements such as cells of a table.
 */
function prepared(html: string, { title, kind, minor }: SearchEntry): string {
	const attributes = `data-pagefind-meta="title[data-title], image[data-image]" data-title="${escapeHtml(title)}" data-image="" data-pagefind-filter="kind[data-kind], minor[data-minor]" data-kind="${kind}" data-minor="${Boolean(minor)}"`;
	return html
		.slice(html.indexOf("<main"))
		.replace(/<main\b[^>]*>/, `$&<i ${attributes}></i>`)
		.replaceAll(/(?<=[\p{L}\p{N}])(?=<[a-z])|(?<=<\/\w+>)(?=<[a-z]|[\p{L}\p{N}])/gu, " ");
}

/** The words of some texts in small letters, those of most texts first. Addresses are no words. */
function vocabularyOf(texts: readonly string[]): string[] {
	const counts = new Map<string, number>();
	for (const text of texts) {
		for (const word of new Set(wordsOf(text.replaceAll(/\w+:\S+/g, "")))) {
			if (/^\p{L}{3,}$/u.test(word)) {
				counts.set(word, (counts.get(word) ?? 0) + 1);
			}
		}
	}
	const commonestFirst = Array.from(counts).sort(([, one], [, other]) => other - one);
	return commonestFirst.slice(0, vocabularySize).map(([word]) => word);
}
