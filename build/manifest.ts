import { hash } from "node:crypto";
import { speculationRules } from "../app/speculationRules.ts";
import type { BuildManifest, Documents } from "../deploy/manifest.ts";

const style = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** An inline script that runs or steers the browser. Data for search engines needs no leave of a policy. */
const script = /<script(?![^>]* (?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

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
	const byPattern = Map.groupBy(documents, ([path]) => patternOf(path));
	return {
		// Of two rules the later counts: `/blog/*` comes before `/blog/category/*`.
		documents: Array.from(byPattern, contentsOf).sort((one, other) =>
			one.pattern < other.pattern ? -1 : 1,
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

function contentsOf([pattern, pages]: [Documents["pattern"], [string, string][]]): Documents {
	const html = pages.map(([, document]) => document).join("\n");
	const loadsScripts = html.includes("data-island=");
	// The script of such pages adds the rules to their head.
	const added = loadsScripts ? [speculationRules] : [];
	return {
		pattern,
		styleHashes: sourcesOf(Array.from(html.matchAll(style), ([, text = ""]) => text)),
		scriptHashes: sourcesOf(
			Array.from(html.matchAll(script), ([, text = ""]) => text).concat(added),
		),
		hasForm: /<form\b/.test(html),
		loadsScripts,
	};
}

/** Inline texts as a security policy names them. */
function sourcesOf(texts: readonly string[]): string[] {
	const sources = texts.map((text) => `sha256-${hash("sha256", text, "base64")}`);
	return Array.from(new Set(sources)).sort();
}
