import { createHash } from "node:crypto";
import { toString as textOf } from "hast-util-to-string";
import { expect, test } from "vitest";
import { attribute, documents, manifest, select, site } from "./documents.ts";

/** An inline text as a policy names it. */
const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

test("the policy's hashes are those of the inline styles and scripts, and no others", () => {
	const styles = new Set<string>();
	const scripts = new Set<string>();
	for (const { tree } of documents.values()) {
		for (const style of select(tree, "style")) {
			styles.add(hashOf(textOf(style)));
		}
		for (const script of select(tree, "script")) {
			const type = attribute(script, "type") ?? "";
			if (!attribute(script, "src") && !type.includes("json")) {
				scripts.add(hashOf(textOf(script)));
			}
		}
	}
	expect(manifest.styleHashes).toEqual(Array.from(styles).sort());
	expect(manifest.scriptHashes).toEqual(Array.from(scripts).sort());
});

test("what may be framed is the contact form, and addresses that moved are handed on", () => {
	const { destinations, redirects } = site.content;
	expect(manifest.frameOrigins).toEqual([new URL(destinations.contactForm).origin]);
	expect(manifest.redirects).toEqual(redirects);
	const frames = Array.from(documents.values()).flatMap(({ path, tree }) =>
		select(tree, "iframe").map((frame) => [path, attribute(frame, "src")]),
	);
	expect(frames).toEqual([["/contact-us", destinations.contactForm]]);
});
