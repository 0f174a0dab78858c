import { expect, test } from "vitest";
import { speculationRules } from "../app/speculationRules.ts";
import { hashForPolicy } from "../tests/fixtures/policyHash.ts";
import { createManifest } from "./createManifest.ts";
import { readDocument } from "./readDocument.ts";

/** Documents by their paths. */
const readAll = (documents: readonly (readonly [string, string])[]) =>
	new Map(documents.map(([path, html]) => [path, readDocument(html)]));
const form = "https://forms.example/contact";

test("inline styles and scripts are hashed once a folder, data and files are not", () => {
	const documents = readAll([
		[
			"/blog/one",
			`<style>p{margin:0}</style><script>a()</script><script type="application/ld+json">{"a":1}</script>`,
		],
		[
			"/blog/two",
			`<style>p{margin:0}</style><script type="speculationrules">{}</script><script type="module" src="/assets/x.js"></script>`,
		],
	]);
	expect(createManifest(documents, speculationRules, form, [])).toEqual({
		documents: [
			{
				pattern: "/blog/*",
				styleHashes: [hashForPolicy("p{margin:0}")],
				scriptHashes: [hashForPolicy("a()"), hashForPolicy("{}")].sort(),
				hasForm: false,
				loadsScripts: false,
			},
		],
		frameOrigins: ["https://forms.example"],
		redirects: [],
	});
});

test("wider rules come first: error documents for every path, folders, then single pages", () => {
	const documents = readAll([
		["/pricing", "<form>"],
		["/blog/category/guides", ""],
		["/benefits/404", ""],
		["/blog/one", ""],
		["/404", ""],
	]);
	const { documents: rules } = createManifest(documents, speculationRules, form, []);
	expect(rules.map(({ pattern }) => pattern)).toEqual([
		"/*",
		"/blog/*",
		"/blog/category/*",
		"/pricing",
	]);
	expect(rules.map(({ hasForm }) => hasForm)).toEqual([false, false, false, true]);
});

test("a page with an island may also hold the rules that its script adds", () => {
	const documents = readAll([
		["/pricing", "<script>a()</script><div data-island=estimator></div>"],
	]);
	const { documents: rules } = createManifest(documents, speculationRules, form, []);
	expect(rules).toMatchObject([
		{
			loadsScripts: true,
			scriptHashes: [hashForPolicy("a()"), hashForPolicy(speculationRules)].sort(),
		},
	]);
});
