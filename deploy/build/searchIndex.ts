import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { close, createIndex, type IndexFile, type PagefindIndex } from "pagefind";
import type { SearchEntry } from "../../app/search/entries.server.ts";
import { indexFolder, vocabularyPath } from "../../app/search/files.ts";

/** What the browser asks for. Pagefind makes its ready-made interfaces too, which no page has. */
const wanted =
	/^(?:pagefind\.js|pagefind-entry\.json|wasm\.en\.pagefind|pagefind\..*\.pf_meta|(?:fragment|index)\/.*)$/;

/** How many words the vocabulary keeps, about 10 kB compressed: the rest are rare names and figures. */
const vocabularySize = 3000;

/** Begins every file of Pagefind's own format, below its gzip. */
const signature = "pagefind_dcd";

/**
 * Writes the index of the search, and the words that a mistyped query is compared with.
 * @param root the folder of the site, with every page rendered.
 * @param entries what can be found.
 * @throws where a page is missing or Pagefind reports an error.
 */
export async function writeSearchIndex(
	root: string,
	entries: readonly SearchEntry[],
): Promise<void> {
	const { index, errors } = await createIndex({
		rootSelector: "main",
		excludeSelectors: ["[aria-hidden=true]", "svg", "form", "noscript", ".action", ".actions"],
		forceLanguage: "en",
	});
	if (!index) {
		throw new Error(`The search index could not be begun: ${errors.join(" ")}`);
	}
	// One after the other: the order of the index is the order of the entries, build for build.
	for (const entry of entries) {
		const { errors } = await addEntry(index, root, entry);
		if (errors.length > 0) {
			throw new Error(`${entry.path} could not be put into the search index: ${errors.join(" ")}`);
		}
	}
	const { files } = await index.getFiles();
	await close();
	const kept = files.filter(({ path }) => wanted.test(path));
	for (const { path, content } of kept) {
		// Hosts send the engine smaller in Brotli than Pagefind's gzip is; the script reads both.
		await write(
			root,
			indexFolder + path,
			path.endsWith(".pagefind") ? gunzipSync(content) : content,
		);
	}
	await write(root, vocabularyPath, JSON.stringify(vocabularyOf(kept)));
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

/** The words of all texts by the number of texts that hold them, then by the alphabet. */
function vocabularyOf(files: readonly IndexFile[]): string[] {
	const counts = new Map<string, number>();
	for (const { path, content } of files) {
		if (!path.startsWith("fragment/")) {
			continue;
		}
		const text = gunzipSync(content).toString("utf8").slice(signature.length);
		const { content: words } = JSON.parse(text) as { content: string };
		for (const word of new Set(words.toLowerCase().match(/\p{L}{3,}/gu))) {
			counts.set(word, (counts.get(word) ?? 0) + 1);
		}
	}
	return Array.from(counts)
		.sort(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1))
		.slice(0, vocabularySize)
		.map(([word]) => word);
}

async function write(root: string, address: string, content: string | Uint8Array): Promise<void> {
	const file = join(root, address);
	await mkdir(dirname(file), { recursive: true });
	await writeFile(file, content);
}
