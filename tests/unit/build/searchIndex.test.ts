import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SearchEntry } from "../../../app/search/entries.server.ts";
import { writeSearchIndex, writeVocabulary } from "../../../build/searchIndex.ts";

const folder = mkdtempSync(join(tmpdir(), "search-"));
const entries: SearchEntry[] = [
	{ path: "/training", title: 'Training & "more"', kind: "page" },
	{ path: "/events#first", title: "First", kind: "event", text: "one event" },
];
const documents = new Map([
	[
		"/training",
		`<header>header</header><main><h1>Training</h1><p><a>one</a><a>two</a></p>
			<p data-no-text>unsaid</p><a class="action">related</a></main>
			<footer>footer</footer>`,
	],
]);
const texts = ["one event https://site.example/", "One two"];

beforeAll(async () => {
	await writeSearchIndex(entries, documents, folder);
	await writeVocabulary(texts, folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

test("the folder holds what the site loads and nothing else", () => {
	const files = globSync("**/*.*", { cwd: folder });
	expect(files.map((file) => file.replace(/\b\w*\d\w*\b/, "HASH")).sort()).toEqual([
		"filter/HASH.pf_filter",
		"filter/HASH.pf_filter",
		"fragment/HASH.pf_fragment",
		"fragment/HASH.pf_fragment",
		"index/HASH.pf_index",
		"pagefind-entry.json",
		"pagefind.HASH.pf_meta",
		"pagefind.js",
		"vocabulary.json",
		"wasm.en.pagefind",
	]);
});

test("what is found is what the main part of a page says, each word for itself", () => {
	const found = globSync("fragment/*", { cwd: folder }).map((file) => {
		const text = gunzipSync(readFileSync(join(folder, file))).toString();
		const { url, content, meta, filters } = JSON.parse(text.slice(text.indexOf("{")));
		return { url, content, title: meta.title, kind: filters.kind };
	});
	expect(found.toSorted((a, b) => b.url.localeCompare(a.url))).toEqual([
		{ url: "/training", content: "Training. one two.", title: 'Training & "more"', kind: ["page"] },
		{ url: "/events#first", content: "one event", title: "First", kind: ["event"] },
	]);
});

test("the words of most texts come first, addresses apart", () => {
	const words: unknown = JSON.parse(readFileSync(join(folder, "vocabulary.json"), "utf8"));
	expect(words).toEqual(["one", "event", "two"]);
});
