import { hash } from "node:crypto";
import { speculationRules } from "../app/speculationRules.ts";
import type { BuildManifest, Documents } from "../deploy/manifest.ts";

const element = /<(style|script)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/** Types of script elements that run or steer the browser; others are data, which no policy asks for. */
const runs = /^(?:|module|text\/javascript|importmap|speculationrules)$/;

/** Documents that hosts send wherever they fail. */
const isError = /\/(?:404|500)$/;

/**
 * What the hosts have to know of a build: what its documents hold, what may be framed, which addresses
 * have moved.
 * @param documents all documents, as HTML, by their paths.
 * @param contactForm the address of the contact form.
 * @param redirects addresses that pages once had.
 */
export function manifestOf(
	documents: ReadonlyMap<string, string>,
	contactForm: string,
	redirects: BuildManifest["redirects"],
): BuildManifest {
	const htmlOf = Map.groupBy(documents, ([path]) => patternOf(path));
	return {
		documents: Array.from(htmlOf, ([pattern, pages]) => contentsOf(pattern, pages)).sort(
			widerFirst,
		),
		frameOrigins: [new URL(contactForm).origin],
		redirects,
	};
}

/** Pages of one folder are of one kind, and share one rule of the hosts, which have room for a hundred. */
export function patternOf(path: string): Documents["pattern"] {
	if (isError.test(path)) {
		return "/*";
	}
	const folder = path.slice(1, path.lastIndexOf("/") + 1);
	return folder === "" ? `/${path.slice(1)}` : `/${folder}*`;
}

/** `/*`, then `/blog/*`, then `/blog/category/*` and single pages: of two rules the later counts. */
function widerFirst({ pattern: one }: Documents, { pattern: other }: Documents): number {
	const isOneFolder = one.endsWith("*");
	if (isOneFolder !== other.endsWith("*")) {
		return isOneFolder ? -1 : 1;
	}
	return one < other ? -1 : 1;
}

function contentsOf(pattern: Documents["pattern"], pages: readonly [string, string][]): Documents {
	const styles = new Set<string>();
	const scripts = new Set<string>();
	for (const [, html] of pages) {
		for (const [, name, attributes = "", text = ""] of html.matchAll(element)) {
			const type = attributes.match(/\btype="([^"]*)"/)?.[1] ?? "";
			if (name === "style") {
				styles.add(sourceOf(text));
			} else if (!/\bsrc=/.test(attributes) && runs.test(type)) {
				scripts.add(sourceOf(text));
			}
		}
	}
	const loadsScripts = pages.some(([, html]) => html.includes("data-island="));
	if (loadsScripts) {
		// The script of such pages adds the rules to their head.
		scripts.add(sourceOf(speculationRules));
	}
	return {
		pattern,
		styleHashes: Array.from(styles).sort(),
		scriptHashes: Array.from(scripts).sort(),
		hasForm: pages.some(([, html]) => /<form\b/.test(html)),
		loadsScripts,
	};
}

/** An inline text as a security policy names it. */
function sourceOf(text: string): string {
	return `sha256-${hash("sha256", text, "base64")}`;
}
