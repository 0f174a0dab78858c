import { hash } from "node:crypto";
import type { Content } from "../app/content/load.server.ts";
import type { BuildManifest } from "../deploy/manifest.ts";

const element = /<(style|script)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/** Types of script elements that run or steer the browser; others are data, which no policy asks for. */
const runs = /^(?:|module|text\/javascript|importmap|speculationrules)$/;

/**
 * What the hosts have to know of a build: hashes of inline styles and scripts, whether there are forms,
 * what may be framed, which addresses have moved.
 * @param documents all documents, as HTML.
 */
export function manifestOf(
	documents: Iterable<string>,
	{ destinations, redirects }: Content,
): BuildManifest {
	const styles = new Set<string>();
	const scripts = new Set<string>();
	let ownForms = false;
	for (const html of documents) {
		ownForms ||= /<form\b/.test(html);
		for (const [, name, attributes = "", text = ""] of html.matchAll(element)) {
			const type = attributes.match(/\btype="([^"]*)"/)?.[1] ?? "";
			if (name === "style") {
				styles.add(sourceOf(text));
			} else if (!/\bsrc=/.test(attributes) && runs.test(type)) {
				scripts.add(sourceOf(text));
			}
		}
	}
	return {
		styleHashes: Array.from(styles).sort(),
		scriptHashes: Array.from(scripts).sort(),
		ownForms,
		frameOrigins: [new URL(destinations.contactForm).origin],
		redirects,
	};
}

/** An inline text as a security policy names it. */
function sourceOf(text: string): string {
	return `sha256-${hash("sha256", text, "base64")}`;
}
