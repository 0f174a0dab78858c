import { createHiddenPatterns, escapeRegExp, type PathPattern, type SiteRules } from "../rules.ts";
import type { SiteFiles } from "../siteFiles.ts";
import { UserError } from "../userError.ts";
import { formatMap, quoteLiteral } from "./text.ts";

/**
 * `maps.conf`: everything that nginx looks up for a request, by the names that deploy/nginx/server.conf
 * uses. Include it in `http`; it belongs to the folder it was built from that it was made from: it names
 * every document.
 * @throws UserError for a value or a path that nginx cannot hold.
 */
export function formatNginxMaps(rules: SiteRules, files: SiteFiles): string {
	return `${[
		"# Derived from deploy/rules.ts and the built folder: change the rules, then build again.",
		...createMaps(rules, files),
		...createHeaderMaps(rules).flatMap(({ map }) => map),
	].join("\n")}\n`;
}

/**
 * `server.conf`: the template with its lists filled in.
 * @param template the text of deploy/nginx/server.conf.
 */
export function formatNginxServer(rules: SiteRules, template: string): string {
	const types = Object.entries(rules.contentTypes);
	const lists: Readonly<Record<string, string[]>> = {
		headers: createHeaderMaps(rules).map(
			({ name, value }) => `add_header ${name} ${value} always;`,
		),
		types: types
			.filter(([name]) => name.startsWith("."))
			.map(([extension, type]) => `\t${quoteLiteral(type)} ${extension.slice(1)};`),
		"named types": types
			.filter(([name]) => name.startsWith("/"))
			.map(
				([path, type]) =>
					`location = ${path} {\n\ttypes {}\n\tdefault_type ${quoteLiteral(type)};\n\ttry_files $uri =404;\n}`,
			),
	};
	return template.replace(/^\{\{([\w ]+)\}\}$/gm, (_all, name: string) => {
		const lines = lists[name];
		if (lines === undefined) {
			throw new Error(`deploy/nginx/server.conf asks for {{${name}}}, which is not a list.`);
		}
		return lines.join("\n");
	});
}

/** Everything that is looked up: addresses, spellings, headers. */
function createMaps(rules: SiteRules, files: SiteFiles): string[] {
	const documents = [...files.resources.values()]
		.filter(({ isDocument }) => isDocument)
		.map(({ address, file }) => ({ address, file: `/${file}` }));
	const addresses = documents.map(({ address }) => address);
	requireDistinct(addresses);
	const redirects = [...files.redirects];
	const keys = [...addresses, ...files.redirects.keys()];
	const longest = Math.max(1, ...keys.map((address) => Buffer.byteLength(address)));
	const { source, flags } = rules.nonCanonicalSuffix;
	return [
		`map_hash_max_size ${powerOfTwo(Math.max(2_048, keys.length * 2))};`,
		`map_hash_bucket_size ${powerOfTwo(longest + 96)};`,
		...formatMap("$request_uri", "$site_path", '""', [
			{ from: /^(?<site_path_alone>[^?#]*)/, to: "$site_path_alone" },
		]),
		...formatMap("$uri", "$site_spelling", "$uri", [
			{
				from: new RegExp(`^(?<site_spelling_alone>[\\s\\S]*?)${source}`, flags),
				to: "$site_spelling_alone",
			},
		]),
		...formatMap(
			"$site_spelling",
			"$site_document",
			'""',
			addresses.map((address) => ({
				from: address === "/" ? "" : address,
				to: quoteLiteral(address),
			})),
		),
		...formatMap(
			"$site_spelling",
			"$site_redirect",
			'""',
			redirects.map(([from, { path }]) => ({ from, to: quoteLiteral(path) })),
		),
		...formatMap(
			"$site_spelling",
			"$site_redirect_anchor",
			'""',
			redirects
				.filter(([, { anchor }]) => anchor !== "")
				.map(([from, { anchor }]) => ({ from, to: quoteLiteral(anchor) })),
		),
		...formatMap("$site_document", "$site_document_file", "$site_document.html", [
			{ from: "", to: '""' },
			...documents
				.map(({ address, file }) => ({ from: address, to: quoteLiteral(file) }))
				.filter(({ from, to }) => to !== quoteLiteral(`${from}.html`)),
		]),
		...formatMap("$site_document $site_path", "$site_other_spelling", '""', [
			{ from: /^(?<site_right>\S+) (?!\k<site_right>$)/, to: "1" },
		]),
		...formatMap("$uri $site_path", "$site_plain", "0", [
			{ from: /^(?<site_same>[^\r\n]*) \k<site_same>$/, to: "1" },
		]),
		...formatMap(
			"$uri",
			"$site_hidden",
			'""',
			createHiddenPatterns(rules).map((from) => ({ from, to: "1" })),
		),
		...formatMap("$args", "$site_query", '""', [{ from: rules.keptQuery, to: '"?$args"' }]),
		...formatMap(
			"$uri",
			"$site_not_found_document",
			quoteLiteral(`/${rules.notFoundDocument}`),
			files.notFound
				.filter(({ folder }) => folder !== "/")
				.map(({ folder }) => ({
					from: new RegExp(`^${escapeRegExp(folder)}`),
					to: quoteLiteral(`${folder}${rules.notFoundDocument}`),
				})),
		),
		...formatMap(
			"$request_method",
			"$site_allow",
			quoteLiteral(rules.methods.join(", ")),
			rules.methods.map((from) => ({ from, to: '""' })),
		),
		...formatMap(
			"$status $site_path",
			"$site_cache_control",
			quoteLiteral(rules.errorCacheControl),
			rules.caching
				.map(({ pattern, cacheControl }) => ({
					from: new RegExp(`^(?:200|304) ${toRegExpSource(pattern)}`),
					to: quoteLiteral(cacheControl),
				}))
				.reverse(),
		),
	];
}

/** Each header of the rules: what `add_header` is to send, and the map for it where addresses differ. */
function createHeaderMaps(rules: SiteRules): { name: string; value: string; map: string[] }[] {
	const names = new Set(rules.headers.flatMap(({ headers }) => Object.keys(headers)));
	return [...names].map((name) => {
		const entries = rules.headers.flatMap(({ pattern, headers }) => {
			const text = headers[name];
			// A header without a value is not sent.
			return text === undefined ? [] : [{ pattern, to: quoteLiteral(text ?? "") }];
		});
		const defaultValue = entries.findLast(({ pattern }) => pattern === "/*")?.to ?? '""';
		const special = entries.filter(({ pattern }) => pattern !== "/*");
		if (special.length === 0) {
			return { name, value: defaultValue, map: [] };
		}
		const value = `$site_header_${name.toLowerCase().replaceAll("-", "_")}`;
		const map = formatMap(
			"$status $site_path",
			value,
			defaultValue,
			// nginx takes the first expression that matches, the rules the last. A document for an error
			// has the default headers.
			special
				.map(({ pattern, to }) => ({
					from: new RegExp(`^(?!404|5)\\d+ ${toRegExpSource(pattern)}`),
					to,
				}))
				.reverse(),
		);
		return { name, value, map };
	});
}

/** A pattern of paths as an expression that follows `^`. */
function toRegExpSource(pattern: PathPattern): string {
	const [start = "", end] = pattern.split("*");
	if (end === undefined) {
		return `${escapeRegExp(start)}$`;
	}
	return end === "" ? escapeRegExp(start) : `${escapeRegExp(start)}.*${escapeRegExp(end)}$`;
}

/** nginx compares addresses without regard to case, so two that differ in nothing else clash. */
function requireDistinct(addresses: readonly string[]): void {
	const seen = new Map<string, string>();
	for (const address of addresses) {
		const other = seen.get(address.toLowerCase());
		if (other !== undefined) {
			throw new UserError(`${address} and ${other} differ in case only: rename one of them.`);
		}
		seen.set(address.toLowerCase(), address);
	}
}

/** The next power of two, for sizes of nginx's tables. */
function powerOfTwo(least: number): number {
	return 2 ** Math.ceil(Math.log2(least));
}
