import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { manifestOf } from "../../../build/manifest.ts";
import { content } from "../site.ts";

const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

test("inline styles and scripts are hashed once, data and files are not", () => {
	const documents = [
		`<style>p{margin:0}</style><script>a()</script><script type="application/ld+json">{"a":1}</script>`,
		`<style>p{margin:0}</style><script type="speculationrules">{}</script><script type="module" src="/assets/x.js"></script>`,
	];
	expect(manifestOf(documents, content)).toEqual({
		styleHashes: [hashOf("p{margin:0}")],
		scriptHashes: [hashOf("a()"), hashOf("{}")].sort(),
		ownForms: false,
		frameOrigins: [new URL(content.destinations.contactForm).origin],
		redirects: content.redirects,
	});
});

test("a form of any document is told", () => {
	expect(manifestOf(["<p></p>", '<form action="/search">'], content).ownForms).toBe(true);
});
