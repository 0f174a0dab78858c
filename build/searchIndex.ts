import { close, createIndex } from "pagefind";
import type { SearchEntry } from "../app/search/entries.server.ts";
import { escapeHtml } from "./escapeHtml.ts";
import { write } from "./files.ts";

/** A page with its rendered document, or a part of a page with its text. */
export type SearchDocument = Omit<SearchEntry, "text"> & ({ html: string } | { text: string });

/** What repeats from page to page, or is there for the eye or the voice alone. */
const excludeSelectors = [
	"[data-no-text]",
	"[aria-hidden=true]",
	"[data-footnotes]",
	"[data-footnote-ref]",
	"svg",
	"form",
	"noscript",
	".action",
	".actions",
	".contents",
	".more-articles",
	".on-paper",
	".share",
	".visually-hidden",
];

/** What the site loads of Pagefind's files: neither its user interfaces nor its worker. */
const loadedFiles = /^(?:pagefind\.js|pagefind-entry\.json|wasm\.en\.pagefind|.+\.pf_.+)$/;

/**
 * Writes Pagefind's script and index, and the words that a mistyped query is compared with.
 * @param vocabulary those words, the commonest first.
 * @param folder what becomes `/pagefind`; it need not exist.
 * @throws where Pagefind reports an error.
 */
export async function writeSearchIndex(
	documents: readonly SearchDocument[],
	vocabulary: readonly string[],
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
	for (const document of documents) {
		const { path: url, title, kind, minor = false } = document;
		const { errors } =
			"html" in document
				? await index.addHTMLFile({ url, content: prepared(document.html, { title, kind, minor }) })
				: await index.addCustomRecord({
						url,
						content: document.text,
						language: "en",
						meta: { title },
						filters: { kind: [kind], minor: [String(minor)] },
					});
		if (errors.length > 0) {
			throw new Error(`${url} could not be put into the search index: ${errors.join(" ")}`);
		}
	}
	const { files } = await index.getFiles();
	await close();
	for (const { path, content } of files.filter(({ path }) => loadedFiles.test(path))) {
		await write(folder, path, content);
	}
	await write(folder, "vocabulary.json", JSON.stringify(vocabulary));
}

/**
 * A document as Pagefind is given it. It reads facts from attributes, would take the address of a
 * cover for words to be found, and joins the texts of neighbouring elements such as cells of a table.
 */
function prepared(html: string, facts: { title: string; kind: string; minor: boolean }): string {
	const { title, kind, minor } = facts;
	const attributes = `data-pagefind-meta="title[data-title], image[data-image]" data-title="${escapeHtml(title)}" data-image="" data-pagefind-filter="kind[data-kind], minor[data-minor]" data-kind="${kind}" data-minor="${minor}"`;
	return html
		.replace(/<main\b[^>]*>/, `$&<i ${attributes}></i>`)
		.replaceAll(/(?<=[\p{L}\p{N}])(?=<[a-z])|(?<=<\/\w+>)(?=<[a-z]|[\p{L}\p{N}])/gu, " ");
}
