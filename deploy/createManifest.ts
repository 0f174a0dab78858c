import { hash } from "node:crypto";
import { errorDocumentPattern } from "../paths/index.ts";
import type { BuildManifest, Documents } from "./manifest.ts";
import type { PageDocument } from "./readDocument.ts";

/**
 * Creates the data of a build that hosts need: contents of its documents, origins that may be framed, redirects.
 * @param documents all documents by their paths.
 * @param addedScript inline script that the script of pages with islands adds to their head.
 * @param contactForm the URL of the contact form.
 * @param redirects paths that pages once had.
 */
export function createManifest(
	documents: ReadonlyMap<string, PageDocument>,
	addedScript: string,
	contactForm: string,
	redirects: BuildManifest["redirects"],
): BuildManifest {
	const byPattern = Map.groupBy(documents, ([path]) => getPattern(path));
	return {
		// Of two rules the later counts: `/blog/*` comes before `/blog/category/*`.
		documents: Array.from(byPattern, ([pattern, pages]) =>
			describeDocuments(
				pattern,
				pages.map(([, document]) => document),
				addedScript,
			),
		).sort((one, other) => (one.pattern < other.pattern ? -1 : 1)),
		frameOrigins: [new URL(contactForm).origin],
		redirects,
	};
}

function getPattern(path: string): Documents["pattern"] {
	return errorDocumentPattern.test(path) ? "/*" : getPagePattern(path);
}

/** Returns the pattern of a page's path. Pages of one folder are of one kind, and share one rule of the hosts, which have room for a hundred. */
export function getPagePattern(path: string): Documents["pattern"] {
	return `/${path.slice(1).replace(/\/[^/]*$/, "/*")}`;
}

function describeDocuments(
	pattern: Documents["pattern"],
	documents: readonly PageDocument[],
	addedScript: string,
): Documents {
	const loadsScripts = documents.some(({ islandNames }) => islandNames.length > 0);
	const scripts = documents.flatMap((document) => document.scripts);
	return {
		pattern,
		styleHashes: hashTexts(documents.flatMap(({ styles }) => styles)),
		scriptHashes: hashTexts(loadsScripts ? [...scripts, addedScript] : scripts),
		hasForm: documents.some(({ hasForm }) => hasForm),
		loadsScripts,
	};
}

/** Hashes the texts of inline elements as a security policy names them. */
function hashTexts(texts: readonly string[]): string[] {
	return Array.from(new Set(texts), (text) => `sha256-${hash("sha256", text, "base64")}`).sort();
}
