import type { HeaderRule, PathPattern, ServingRules } from "./servingRules.ts";

/** Returns whether a rule with this pattern covers the path. */
function matchesPattern(pattern: PathPattern, path: string): boolean {
	const [start = "", end] = pattern.split("*");
	return end === undefined ? path === start : path.startsWith(start) && path.endsWith(end);
}

/** Returns the rules' headers for every response at this path, in the order declared. */
export function getHeaders(rules: ServingRules, path: string): Record<string, string> {
	return mergeHeaders(rules.headers.filter(({ pattern }) => matchesPattern(pattern, path)));
}

/** Returns the rules' headers for an error document. */
export function getErrorDocumentHeaders(rules: ServingRules): Record<string, string> {
	return mergeHeaders(rules.headers.filter(({ pattern }) => pattern === "/*"));
}

function mergeHeaders(matching: readonly HeaderRule[]): Record<string, string> {
	const last = new Map(matching.flatMap(({ headers }) => Object.entries(headers)));
	return Object.fromEntries(
		Array.from(last).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
	);
}

/** Returns the `Cache-Control` of a successful response at this path. */
export function getCacheControl(rules: ServingRules, path: string): string {
	const rule = rules.caching.findLast(({ pattern }) => matchesPattern(pattern, path));
	return rule?.cacheControl ?? rules.errorCacheControl;
}

/** Returns the `Content-Type` of a file, from the extension of its name. */
export function getContentType(rules: ServingRules, fileName: string): string {
	const extension = /\.[^./]+$/.exec(fileName)?.[0] ?? "";
	return (
		rules.contentTypes[`/${fileName}`] ?? rules.contentTypes[extension] ?? rules.unknownContentType
	);
}

/**
 * Creates a pattern of the paths of hidden files, `/` before the name, that JavaScript and nginx (PCRE) read alike.
 */
export function createHiddenPatterns(rules: ServingRules): RegExp[] {
	const { topNames, suffixes, dotFolders } = rules.hiddenFiles;
	const toAlternation = (texts: readonly string[]) =>
		texts.map((text) => RegExp.escape(text)).join("|");
	return [
		new RegExp(`/(?:${toAlternation([rules.notFoundDocument, rules.errorDocument])})$`),
		new RegExp(`^/(?:${toAlternation(topNames)})$`),
		new RegExp(`(?:${toAlternation(suffixes)})$`),
		new RegExp(`/(?!(?:${toAlternation(dotFolders)})/)\\.`),
	];
}
