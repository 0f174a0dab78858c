import { type AddressPattern, escapeRegExp, hiddenExpressions, type SiteRules } from "../rules.ts";
import type { SiteFiles } from "../siteFiles.ts";
import { UserError } from "../userError.ts";
import { literalValue, mapBlock } from "./text.ts";

/** What {@link nginxConfiguration} needs. */
export interface NginxOptions {
	readonly rules: SiteRules;
	/** The built folder: its documents and not-found pages stand in the configuration by address. */
	readonly files: SiteFiles;
	/** Where the folder lies on the machine that serves it. */
	readonly root: string;
	/** A port, or an address and a port: `8080`, `127.0.0.1:8080`. */
	readonly listen: string;
	/** The one folder that nginx writes to. It must exist. */
	readonly scratch: string;
}

/** Where Debian's package `libnginx-mod-http-brotli-static` puts its module. */
const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/**
 * A whole `nginx.conf` for the built folder, the same answers as the preview server's. It runs
 * without root's rights and writes to one folder only. Where the number of its process goes is left to
 * who starts nginx: a service that runs already is told to reload by the file it knows.
 *
 * How it decides: `$path` is the path as the client spelled it, `$uri` what nginx makes of it
 * (decoded, slashes merged, dots resolved). Without the endings that the rules name it leads to the
 * `$document` that is meant; one that is spelled otherwise is redirected to, and an old
 * address leads to its `$redirect`. What is no document is a file, served under its plain name
 * only.
 * @throws UserError for a value or an address that nginx cannot hold.
 */
export function nginxConfiguration(options: NginxOptions): string {
	const { rules, root, listen, scratch } = options;
	const methods = rules.methods.map(escapeRegExp).join("|");
	const lines = [
		"# Derived from deploy/rules.ts and the built folder: change the rules, then build again.",
		`load_module ${literalValue(brotliModule)};`,
		"worker_processes auto;",
		"worker_rlimit_nofile 16384;",
		"",
		"events {",
		"\tworker_connections 4096;",
		"}",
		"",
		"http {",
		...maps(options),
		"",
		"\ttypes {",
		...Object.entries(rules.contentTypes).map(
			([extension, type]) => `\t\t${literalValue(type)} ${extension.slice(1)};`,
		),
		"\t}",
		`\tdefault_type ${literalValue(rules.unknownContentType)};`,
		"\ttypes_hash_bucket_size 128;",
		"",
		...["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
			(name) => `\t${name}_temp_path ${literalValue(`${scratch}/${name}`)};`,
		),
		"\terror_log stderr warn;",
		"\t# A log of visits is the owner's decision, see /privacy.",
		"\taccess_log off;",
		"",
		"\tserver_tokens off;",
		"\tsendfile on;",
		"\ttcp_nopush on;",
		"\tmerge_slashes on;",
		"\tabsolute_redirect off;",
		"\tmax_ranges 0;",
		"",
		"\t# Ready-made copies lie beside the files: nothing is compressed while a client waits.",
		"\t# With disable_symlinks Debian's brotli module finds none of its copies.",
		"\tbrotli_static on;",
		"\tgzip_static on;",
		"\tgzip_vary on;",
		"\tgzip_proxied any;",
		"",
		"\t# The same limits as the preview server has (deploy/preview/server.ts).",
		"\tclient_header_timeout 10s;",
		"\tclient_body_timeout 10s;",
		"\tsend_timeout 30s;",
		"\tkeepalive_timeout 5s;",
		"\tlingering_time 10s;",
		"\treset_timedout_connection on;",
		"\tclient_max_body_size 1k;",
		"\tclient_header_buffer_size 2k;",
		"\tlarge_client_header_buffers 4 8k;",
		"",
		"\tserver {",
		`\t\tlisten ${literalValue(listen)} default_server;`,
		"\t\tserver_name _;",
		`\t\troot ${literalValue(root)};`,
		"",
		...responseHeaders(rules).map(({ name, sent }) => `\t\tadd_header ${name} ${sent} always;`),
		"\t\tadd_header Cache-Control $cache_control always;",
		"\t\tadd_header Allow $allow always;",
		"",
		"\t\terror_page 403 404 =404 @not_found;",
		"\t\terror_page 500 501 502 503 504 @error;",
		"",
		`\t\tif ($request_method !~ "^(?:${methods})$") {`,
		"\t\t\treturn 405;",
		"\t\t}",
		"\t\tif ($redirect) {",
		`\t\t\treturn ${rules.redirectStatus} $redirect$query$redirect_anchor;`,
		"\t\t}",
		"\t\tif ($misspelt) {",
		`\t\t\treturn ${rules.redirectStatus} $document$query;`,
		"\t\t}",
		"\t\tif ($hidden) {",
		"\t\t\treturn 404;",
		"\t\t}",
		"\t\tif ($plain = 0) {",
		"\t\t\treturn 404;",
		"\t\t}",
		"",
		"\t\tlocation / {",
		"\t\t\ttry_files $document_file $uri =404;",
		"\t\t}",
		"\t\tlocation @not_found {",
		"\t\t\tetag off;",
		"\t\t\ttry_files $not_found_document =404;",
		"\t\t}",
		"\t\tlocation @error {",
		"\t\t\tetag off;",
		`\t\t\ttry_files ${literalValue(`/${rules.errorDocument}`)} =500;`,
		"\t\t}",
		"\t}",
		"}",
	];
	return `${lines.join("\n")}\n`;
}

/** Everything that is looked up: addresses, spellings, headers. */
function maps({ rules, files }: NginxOptions): string[] {
	const documents = [...files.resources.values()]
		.filter(({ isDocument }) => isDocument)
		.map(({ address, file }) => ({ address, file: `/${file}` }));
	const addresses = documents.map(({ address }) => address);
	requireDistinct(addresses);
	const redirects = [...files.redirects];
	const keys = [...addresses, ...files.redirects.keys()];
	const longest = Math.max(1, ...keys.map((address) => Buffer.byteLength(address)));
	const { source, flags } = rules.otherEnding;
	return [
		`\tmap_hash_max_size ${powerOfTwo(Math.max(2_048, keys.length * 2))};`,
		`\tmap_hash_bucket_size ${powerOfTwo(longest + 96)};`,
		...mapBlock("$request_uri", "$path", '""', [
			{ from: /^(?<path_alone>[^?#]*)/, to: "$path_alone" },
		]),
		...mapBlock("$uri", "$spelling", "$uri", [
			{ from: new RegExp(`^(?<spelling_alone>[\\s\\S]*?)${source}`, flags), to: "$spelling_alone" },
		]),
		...mapBlock(
			"$spelling",
			"$document",
			'""',
			addresses.map((address) => ({
				from: address === "/" ? "" : address,
				to: literalValue(address),
			})),
		),
		...mapBlock(
			"$spelling",
			"$redirect",
			'""',
			redirects.map(([from, { path }]) => ({ from, to: literalValue(path) })),
		),
		...mapBlock(
			"$spelling",
			"$redirect_anchor",
			'""',
			redirects
				.filter(([, { anchor }]) => anchor !== "")
				.map(([from, { anchor }]) => ({ from, to: literalValue(anchor) })),
		),
		...mapBlock("$document", "$document_file", "$document.html", [
			{ from: "", to: '""' },
			...documents
				.map(({ address, file }) => ({ from: address, to: literalValue(file) }))
				.filter(({ from, to }) => to !== literalValue(`${from}.html`)),
		]),
		...mapBlock("$document $path", "$misspelt", '""', [
			{ from: /^(?<right>\S+) (?!\k<right>$)/, to: "1" },
		]),
		...mapBlock("$uri $path", "$plain", "0", [{ from: /^(?<same>[^\r\n]*) \k<same>$/, to: "1" }]),
		...mapBlock(
			"$uri",
			"$hidden",
			'""',
			hiddenExpressions(rules).map((from) => ({ from, to: "1" })),
		),
		...mapBlock("$args", "$query", '""', [{ from: rules.keptQuery, to: '"?$args"' }]),
		...mapBlock(
			"$uri",
			"$not_found_document",
			literalValue(`/${rules.notFoundDocument}`),
			files.notFound
				.filter(({ folder }) => folder !== "/")
				.map(({ folder }) => ({
					from: new RegExp(`^${escapeRegExp(folder)}`),
					to: literalValue(`${folder}${rules.notFoundDocument}`),
				})),
		),
		...mapBlock(
			"$request_method",
			"$allow",
			literalValue(rules.methods.join(", ")),
			rules.methods.map((from) => ({ from, to: '""' })),
		),
		...mapBlock(
			"$status $path",
			"$cache_control",
			literalValue(rules.errorCacheControl),
			rules.caching
				.map(({ pattern, cacheControl }) => ({
					from: new RegExp(`^(?:200|304) ${patternSource(pattern)}`),
					to: literalValue(cacheControl),
				}))
				.reverse(),
		),
		...responseHeaders(rules).flatMap(({ map }) => map),
	];
}

/** Each header of the rules: what `add_header` is to send, and the map for it where addresses differ. */
function responseHeaders(rules: SiteRules): { name: string; sent: string; map: string[] }[] {
	const names = new Set(rules.headers.flatMap(({ headers }) => Object.keys(headers)));
	return [...names].map((name) => {
		const entries = rules.headers.flatMap(({ pattern, headers }) => {
			const text = headers[name];
			// A header without a value is not sent.
			return text === undefined ? [] : [{ pattern, to: literalValue(text ?? "") }];
		});
		const everywhere = entries.findLast(({ pattern }) => pattern === "/*")?.to ?? '""';
		const special = entries.filter(({ pattern }) => pattern !== "/*");
		if (special.length === 0) {
			return { name, sent: everywhere, map: [] };
		}
		const sent = `$header_${name.toLowerCase().replaceAll("-", "_")}`;
		const map = mapBlock(
			"$status $path",
			sent,
			everywhere,
			// nginx takes the first expression that matches, the rules the last. A document for an error
			// has what stands everywhere.
			special
				.map(({ pattern, to }) => ({
					from: new RegExp(`^(?!404|5)\\d+ ${patternSource(pattern)}`),
					to,
				}))
				.reverse(),
		);
		return { name, sent, map };
	});
}

/** An address pattern as an expression that follows `^`. */
function patternSource(pattern: AddressPattern): string {
	return pattern.endsWith("*") ? escapeRegExp(pattern.slice(0, -1)) : `${escapeRegExp(pattern)}$`;
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
