import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { close, createIndex } from "pagefind";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SearchEntry } from "../../../app/search/entries.server.ts";
import { chunkPath, metaPath } from "../../../app/search/files.ts";
import { siteIn, writeSearchIndex } from "../../../deploy/build/searchIndex.ts";
import { generatedArticles } from "../search/generatedArticles.ts";

const folder = mkdtempSync(join(tmpdir(), "merge-"));

/** Words with accents, a text without a document, and documents with different fields. */
const entries: SearchEntry[] = [
	{ kind: "event", path: "/events#one", title: "Café", text: "A naïve café, a résumé, 2026." },
	...generatedArticles(40).map(({ entry }) => entry),
	{ kind: "event", path: "/events#two", title: "Cafe", text: "Another café, another resume." },
];

beforeAll(() => {
	for (const name of ["parts", "whole"]) {
		mkdirSync(join(folder, name, "blog"), { recursive: true });
		for (const [number, { entry, html }] of generatedArticles(40).entries()) {
			const picture = number % 20 === 3 ? '<img src="/one.svg" alt="A drawing">' : "";
			writeFileSync(
				join(folder, name, `${entry.path}.html`),
				html.replace("</h1>", `$&${picture}`),
			);
		}
	}
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Every file of an index by its path. */
function filesOf(name: string): Map<string, string> {
	const root = join(folder, name, "pagefind");
	return new Map(
		readdirSync(root, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name))
			.map((file) => [file.slice(root.length), readFileSync(file, "latin1")]),
	);
}

test("an index made in parts is the one made at once", async () => {
	await writeSearchIndex(siteIn(join(folder, "whole")), entries);
	await writeSearchIndex(siteIn(join(folder, "parts")), entries, 9);
	const [whole, parts] = [filesOf("whole"), filesOf("parts")];
	expect(Array.from(parts.keys()).sort()).toEqual(Array.from(whole.keys()).sort());
	for (const [file, bytes] of whole) {
		expect(parts.get(file) === bytes, file).toBe(true);
	}
}, 60_000);

test("the merged index is what Pagefind makes by itself", async () => {
	process.env.PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE = "3000";
	const { index } = await createIndex({ forceLanguage: "en" });
	const texts = [
		...entries.filter(({ text }) => text !== undefined),
		...generatedArticles(30).map(({ entry, html }) => ({
			...entry,
			text: html.replace(/<[^>]*>/g, " "),
		})),
	];
	for (const { path, text = "", title, kind } of texts) {
		const meta = { title, kind };
		await index?.addCustomRecord({ url: path, content: text, language: "en", meta });
	}
	const { files } = (await index?.getFiles()) ?? { files: [] };
	await close();
	const root = join(folder, "custom");
	await writeSearchIndex(siteIn(root), texts, 9);
	let compared = 0;
	for (const { path, content } of files) {
		const name = /([^/]+)\.pf_index$/.exec(path)?.[1];
		const address = name ? chunkPath(name) : path.endsWith(".pf_meta") ? metaPath : undefined;
		if (address) {
			expect(readFileSync(join(root, address)).equals(gunzipSync(content)), path).toBe(true);
			compared++;
		}
	}
	expect(compared).toBeGreaterThan(10);
}, 60_000);
