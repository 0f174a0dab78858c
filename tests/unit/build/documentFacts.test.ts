import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { allFacts, documentFacts } from "../../../deploy/build/documentFacts.ts";

const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

test("a document's inline styles and scripts are hashed, data and files are not", () => {
	const facts = documentFacts(
		`<style>p{margin:0}</style><script>a()</script><script type="speculationrules">{}</script><script type="application/ld+json">{"a":1}</script><script type="module" src="/assets/entry-Bx1.js"></script>`,
	);
	expect(facts.styleHashes).toEqual([hashOf("p{margin:0}")]);
	expect(facts.scriptHashes).toEqual([hashOf("a()"), hashOf("{}")].sort());
	expect(facts.assets).toEqual(["entry-Bx1.js"]);
	expect(facts.ownForms).toBe(false);
});

test("documents together need each thing once", () => {
	const one = documentFacts(`<style>a{}</style><form></form>`);
	const other = documentFacts(`<style>a{}</style><script>import("/assets/x-1.js")</script>`);
	expect(allFacts([one, other])).toEqual({
		styleHashes: [hashOf("a{}")],
		scriptHashes: [hashOf(`import("/assets/x-1.js")`)],
		ownForms: true,
		assets: ["x-1.js"],
	});
});
