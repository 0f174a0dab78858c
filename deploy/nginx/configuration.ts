import { UserError } from "../../machine/userError.ts";
import { createHiddenPatterns } from "../matchRules.ts";
import type { ServedFiles } from "../servedFiles.ts";
import type { PathPattern, ServingRules } from "../servingRules.ts";
import { fillTemplate, formatMapEntry, quoteLiteral } from "./values.ts";

/**
 * Formats `maps.conf`, filled in.
 * @param template the text of deploy/nginx/maps.conf.
 * @throws UserError for a value or a path that nginx cannot hold.
 */
export function formatNginxMaps(rules: ServingRules, files: ServedFiles, template: string): string {
	const documents = [...files.resources.values()].filter(({ isDocument }) => isDocument);
	const paths = documents.map(({ path }) => path);
	requireDistinct(paths);
	const redirects = [...files.redirects];
	const keys = [...paths, ...files.redirects.keys()];
	const longestKey = Math.max(1, ...keys.map((key) => Buffer.byteLength(key)));
	const { source, flags } = rules.nonCanonicalSuffix;
	const withoutSuffix = new RegExp(`^(?<site_spelling_alone>[\\s\\S]*?)${source}`, flags);
	return fillTemplate(template, {
		"hash max size": roundUpToPowerOfTwo(Math.max(2_048, keys.length * 2)),
		"hash bucket size": roundUpToPowerOfTwo(longestKey + 96),
		"suffix removed": formatMapEntry(withoutSuffix, "$site_spelling_alone"),
		documents: paths.map((path) => formatMapEntry(path === "/" ? "" : path, quoteLiteral(path))),
		"document files": documents
			.filter(({ path, file }) => file !== `${path.slice(1)}.html`)
			.map(({ path, file }) => formatMapEntry(path, quoteLiteral(`/${file}`))),
		redirects: redirects.map(([from, { path }]) => formatMapEntry(from, quoteLiteral(path))),
		"redirect anchors": redirects
			.filter(([, { anchor }]) => anchor !== "")
			.map(([from, { anchor }]) => formatMapEntry(from, quoteLiteral(anchor))),
		"hidden files": createHiddenPatterns(rules).map((pattern) => formatMapEntry(pattern, "1")),
		"kept query": formatMapEntry(rules.keptQuery, '"?$args"'),
		"not-found document": quoteLiteral(`/${rules.notFoundDocument}`),
		"folders with a not-found document": files.notFound
			.filter(({ folder }) => folder !== "/")
			.map(({ folder }) =>
				formatMapEntry(
					new RegExp(`^${RegExp.escape(folder)}`),
					quoteLiteral(`${folder}${rules.notFoundDocument}`),
				),
			),
		methods: quoteLiteral(rules.methods.join(", ")),
		"methods answered": rules.methods.map((method) => formatMapEntry(method, '""')),
		"cache control of errors": quoteLiteral(rules.errorCacheControl),
		// nginx takes the first expression that matches, the rules the last. So it is with headers.
		"cache control of files": rules.caching
			.map(({ pattern, cacheControl }) =>
				formatMapEntry(
					new RegExp(`^(?:200|304) ${toRegExpSource(pattern)}`),
					quoteLiteral(cacheControl),
				),
			)
			.reverse(),
		"headers by path": createHeaders(rules).flatMap(({ map }) => map),
	});
}

/**
 * Formats `server.conf`, filled in.
 * @param template the text of deploy/nginx/server.conf.
 */
export function formatNginxServer(rules: ServingRules, template: string): string {
	const types = Object.entries(rules.contentTypes);
	return fillTemplate(template, {
		headers: createHeaders(rules).map(({ name, value }) => `add_header ${name} ${value} always;`),
		types: types
			.filter(([name]) => name.startsWith("."))
			.map(([extension, type]) => `${quoteLiteral(type)} ${extension.slice(1)};`),
		"types of single files": types
			.filter(([name]) => name.startsWith("/"))
			.flatMap(([path, type]) => [
				`location = ${path} {`,
				"\ttypes {}",
				`\tdefault_type ${quoteLiteral(type)};`,
				"\ttry_files $uri =404;",
				"}",
			]),
	});
}

/** A header as `add_header` sends it. */
interface Header {
	name: string;
	/** The value in quotes, or the variable that the map defines. */
	value: string;
	/** The lines of the map, where paths differ. */
	map: readonly string[];
}

/** Creates the nginx form of each header of the rules. */
function createHeaders(rules: ServingRules): Header[] {
	const names = new Set(rules.headers.flatMap(({ headers }) => Object.keys(headers)));
	return Array.from(names, (name) => {
		const values = rules.headers.flatMap(({ pattern, headers }) => {
			const text = headers[name];
			// A header without a value is not sent.
			return text === undefined ? [] : [{ pattern, value: quoteLiteral(text ?? "") }];
		});
		const defaultValue = values.findLast(({ pattern }) => pattern === "/*")?.value ?? '""';
		const exceptions = values.filter(({ pattern }) => pattern !== "/*");
		if (exceptions.length === 0) {
			return { name, value: defaultValue, map: [] };
		}
		const variable = `$site_header_${name.toLowerCase().replaceAll("-", "_")}`;
		const entries = exceptions
			.map(({ pattern, value }) =>
				formatMapEntry(new RegExp(`^(?!404|5)\\d+ ${toRegExpSource(pattern)}`), value),
			)
			.reverse();
		const lines = [`default ${defaultValue};`, ...entries].map((line) => `\t${line}`);
		return {
			name,
			value: variable,
			map: [`map "$status $site_path" ${variable} {`, ...lines, "}"],
		};
	});
}

/** Returns a pattern of paths as an expression that follows `^`. */
function toRegExpSource(pattern: PathPattern): string {
	const [start = "", end] = pattern.split("*");
	if (end === undefined) {
		return `${RegExp.escape(start)}$`;
	}
	return end === "" ? RegExp.escape(start) : `${RegExp.escape(start)}.*${RegExp.escape(end)}$`;
}

/** Refuses paths that differ in case alone: nginx compares them regardless of it, so they would clash. */
function requireDistinct(paths: readonly string[]): void {
	const seen = new Map<string, string>();
	for (const path of paths) {
		const other = seen.get(path.toLowerCase());
		if (other !== undefined) {
			throw new UserError(`${path} and ${other} differ in case only: rename one of them.`);
		}
		seen.set(path.toLowerCase(), path);
	}
}

/** Rounds up to the next power of two, for sizes of nginx's tables. */
function roundUpToPowerOfTwo(least: number): number {
	return 2 ** Math.ceil(Math.log2(least));
}
