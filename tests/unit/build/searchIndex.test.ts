import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type SearchDocument, writeSearchIndex } from "../../../build/searchIndex.ts";
import { vocabularyOf } from "../../../build/vocabulary.ts";

const folder = mkdtempSync(join(tmpdir(), "search-"));
const documents: SearchDocument[] = [
	{
		path: "/training",
		title: 'Training & "more"',
		kind: "page",
		html: "<header>chrome</header><main><p><a>one</a><a>two</a></p><p data-no-text>one</p></main>",
	},
	{ path: "/events#first", title: "First", kind: "event", text: "one event" },
];

beforeAll(() => writeSearchIndex(documents, ["one", "two"], folder));
afterAll(() => rmSync(folder, { recursive: true }));

test("the folder holds what the site loads and nothing else", () => {
	const files = globSync("**/*.*", { cwd: folder });
	expect(files.map((file) => file.replace(/\b\w*\d\w*\b/, "HASH")).sort()).toEqual([
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

test("the words of most texts come first, addresses apart", () => {
	const words: unknown = JSON.parse(readFileSync(join(folder, "vocabulary.json"), "utf8"));
	expect(words).toEqual(["one", "two"]);
	expect(vocabularyOf(["one event https://site.example/", "One two"])).toEqual([
		"one",
		"event",
		"two",
	]);
});
