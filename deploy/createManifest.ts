import { hash } from "node:crypto";
import { errorDocument } from "../paths/index.ts";
import type { BuildManifest, Documents } from "./manifest.ts";

const style = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** An inline script that runs or steers the browser. Data for search engines needs no CSP permission. */
const script = /<script(?![^>]* (?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/**
 * What the hosts have to know of a build: what its documents hold, what may be framed, which addresses
 * have moved.
 * @param documents all documents, as HTML, by their paths.
 * @param addedScript what the script of pages with islands adds to their head.
 * @param contactForm the address of the contact form.
 * @param redirects addresses that pages once had.
 */
export function createManifest(
	documents: ReadonlyMap<string, string>,
	addedScript: string,
	contactForm: string,
	redirects: BuildManifest["redirects"],
): BuildManifest {
	const byPattern = Map.groupBy(documents, ([path]) => getPattern(path));
	return {
		// Of two rules the later counts: `/blog/*` comes before `/blog/category/*`.
		documents: Array.from(byPattern, ([pattern, pages]) =>
			describeDocuments(pattern, pages.map(([, html]) => html).join("\n"), addedScript),
		).sort((one, other) => (one.pattern < other.pattern ? -1 : 1)),
		frameOrigins: [new URL(contactForm).origin],
		redirects,
	};
}

function getPattern(path: string): Documents["pattern"] {
	return errorDocument.test(path) ? "/*" : getPagePattern(path);
}

/** Pages of one folder are of one kind, and share one rule of the hosts, which have room for a hundred. */
export function getPagePattern(path: string): Documents["pattern"] {
	const folder = path.slice(1, path.lastIndexOf("/") + 1);
	return folder === "" ? `/${path.slice(1)}` : `/${folder}*`;
}

/** @param html all documents that the pattern covers, one after the other. */
function describeDocuments(
	pattern: Documents["pattern"],
	html: string,
	addedScript: string,
): Documents {
	const loadsScripts = html.includes("data-island=");
	return {
		pattern,
		styleHashes: hashElements(html, style),
		scriptHashes: hashElements(
			loadsScripts ? `${html}<script>${addedScript}</script>` : html,
			script,
		),
		hasForm: /<form\b/.test(html),
		loadsScripts,
	};
}

/** The texts of inline elements as a security policy names them. */
function hashElements(html: string, element: RegExp): string[] {
	const texts = new Set(Array.from(html.matchAll(element), ([, text = ""]) => text));
	return Array.from(texts, (text) => `sha256-${hash("sha256", text, "base64")}`).sort();
}
