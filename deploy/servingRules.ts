import {
	contactPath,
	getFixedFilePath,
	iconFiles,
	nonCanonicalSuffix,
	searchIndexPath,
} from "../paths/index.ts";
import { formatContentSecurityPolicy } from "./contentSecurityPolicy.ts";
import type { BuildManifest, Documents, Redirect } from "./manifest.ts";

/**
 * The paths that a rule covers: a whole path (`/contact-us`), every path in a folder (`/assets/*`), or every
 * path with an extension (`/*.md`). Cloudflare's `_headers` takes one star.
 */
export type PathPattern = `/${string}`;

/** Headers of every response at matching paths, redirects and refusals included. */
export interface HeaderRule {
	readonly pattern: PathPattern;
	/** Values by name; `null` removes an earlier value. */
	readonly headers: Readonly<Record<string, string | null>>;
}

/** `Cache-Control` of a successful response (200 or 304) at matching paths. */
interface CacheRule {
	readonly pattern: PathPattern;
	readonly cacheControl: string;
}

/** An encoding with precompressed files. */
export interface PrecompressedEncoding {
	/** Name in `Accept-Encoding` and `Content-Encoding`. */
	readonly encoding: "br" | "gzip";
	/** Suffix of the file's name: `strategy.html.br`. */
	readonly suffix: string;
}

/** The files of the folder that are not served, beside the documents for errors. */
interface HiddenFiles {
	/** Names in the top folder only. */
	readonly topNames: readonly string[];
	/** Suffixes of names, in any folder. */
	readonly suffixes: readonly string[];
	/** Files and folders whose names begin with a dot are hidden, but for these folders. */
	readonly dotFolders: readonly string[];
}

/** The rules by which any host serves the built folder. */
export interface ServingRules {
	/** Methods answered; all others get 405 with these in `Allow`. */
	readonly methods: readonly string[];
	/**
	 * In order: where two rules set the same header, the later one replaces the earlier. A document for an
	 * error has the headers of the rule for `/*` alone, whatever its path.
	 */
	readonly headers: readonly HeaderRule[];
	/** The rules of caching in order: the last that matches counts. */
	readonly caching: readonly CacheRule[];
	/** `Cache-Control` of everything but a success: redirects and errors. */
	readonly errorCacheControl: string;
	/** Status of every redirect. */
	readonly redirectStatus: 308;
	/**
	 * Suffix removed when canonicalising, and slashes in a row become one. Only redirects to a path that
	 * exists. Lower case is tried last, and for documents only: names of hashed files have capitals. Read
	 * alike by JavaScript and nginx (PCRE).
	 */
	readonly nonCanonicalSuffix: RegExp;
	/**
	 * A query, without its question mark, that the redirect to the canonical path keeps. Any other is dropped:
	 * it has characters of no well-formed URL. Read alike by JavaScript and PCRE.
	 */
	readonly keptQuery: RegExp;
	/** Paths that pages once had. All their spellings redirect straight to the new path. */
	readonly redirects: readonly Redirect[];
	/** Name of the not-found document. The nearest one counts: in the path's folder, else above. */
	readonly notFoundDocument: string;
	/** Name of the document for an error of the server itself, in the top folder. */
	readonly errorDocument: string;
	/** Files that are answered with 404. */
	readonly hiddenFiles: HiddenFiles;
	/** The encodings in order of preference. */
	readonly encodings: readonly PrecompressedEncoding[];
	/** `Content-Type` by the last extension of the name, with its dot, or by the path of one file. */
	readonly contentTypes: Readonly<Record<string, string>>;
	/** `Content-Type` of a file whose extension is not listed: download, never guess. */
	readonly unknownContentType: string;
}

/**
 * The powerful features: what could watch or hear a visitor, know where they are, reach what is
 * plugged in, or take money. No page uses one. `bluetooth` is left out: Chromium on Linux does not
 * know the name, and warns in the console of every page.
 */
const permissionsPolicy = [
	"camera",
	"display-capture",
	"geolocation",
	"hid",
	"microphone",
	"payment",
	"serial",
	"usb",
]
	.map((feature) => `${feature}=()`)
	.join(",");

/** Paths of static files: scripts, fonts, pictures, icons, the search index. */
const filePatterns: readonly PathPattern[] = [
	"/assets/*",
	searchIndexPath,
	...iconFiles.map(getFixedFilePath),
];

/** Headers that say nothing about the files of {@link filePatterns}, which go without them. */
const documentHeaders = [
	"Content-Security-Policy",
	"Strict-Transport-Security",
	"Referrer-Policy",
	"Permissions-Policy",
	"Cross-Origin-Opener-Policy",
] as const;

/** `Content-Type` by the extension of a file, or by the path of one. */
const contentTypes: ServingRules["contentTypes"] = {
	".html": "text/html; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json",
	[getFixedFilePath("feed.json")]: "application/feed+json",
	".txt": "text/plain; charset=utf-8",
	".md": "text/markdown; charset=utf-8",
	// XML names its encoding itself; the parameter is what Cloudflare's list leaves out too.
	".xml": "application/xml",
	".ics": "text/calendar; charset=utf-8",
	".webmanifest": "application/manifest+json",
	".svg": "image/svg+xml",
	".png": "image/png",
	".jpg": "image/jpeg",
	".jpeg": "image/jpeg",
	".gif": "image/gif",
	".webp": "image/webp",
	".avif": "image/avif",
	".ico": "image/vnd.microsoft.icon",
	".woff2": "font/woff2",
	".pdf": "application/pdf",
	".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/**
 * Creates the one declaration of how the site is served. The preview server reads it; the configuration of every
 * other host is derived from it.
 * @param manifest the data of a build: hashes, origins, redirects.
 */
export function createServingRules({
	documents,
	frameOrigins,
	redirects,
}: BuildManifest): ServingRules {
	return {
		methods: ["GET", "HEAD"],
		headers: createHeaderRules(documents, frameOrigins),
		caching: [
			{ pattern: "/*", cacheControl: "no-cache" },
			{ pattern: "/assets/*", cacheControl: "public, max-age=31536000, immutable" },
		],
		errorCacheControl: "no-cache",
		redirectStatus: 308,
		nonCanonicalSuffix,
		keptQuery: /^[\w.~!$&()*+,;=:@/?%-]+$/,
		redirects,
		notFoundDocument: "404.html",
		errorDocument: "500.html",
		hiddenFiles: {
			topNames: ["_headers", "_redirects"],
			suffixes: [".map", ".br", ".gz"],
			dotFolders: [".well-known"],
		},
		encodings: [
			{ encoding: "br", suffix: ".br" },
			{ encoding: "gzip", suffix: ".gz" },
		],
		contentTypes,
		unknownContentType: "application/octet-stream",
	};
}

/** Creates the headers of documents, of files that are not documents, and of those that other sites may show. */
function createHeaderRules(
	documents: BuildManifest["documents"],
	frameOrigins: BuildManifest["frameOrigins"],
): HeaderRule[] {
	const errorDocuments = documents.find(({ pattern }) => pattern === "/*");
	const pages = documents.filter((page) => page !== errorDocuments);
	return [
		{
			pattern: "/*",
			headers: {
				"Content-Security-Policy": formatContentSecurityPolicy(errorDocuments),
				// Two years: what the browsers' preload list asks for (hstspreload.org wants one or more).
				"Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
				"X-Content-Type-Options": "nosniff",
				"Referrer-Policy": "strict-origin-when-cross-origin",
				"Permissions-Policy": permissionsPolicy,
				"Cross-Origin-Opener-Policy": "same-origin",
				"Cross-Origin-Resource-Policy": "same-origin",
			},
		},
		...pages.map((page) => ({
			pattern: page.pattern,
			headers: {
				"Content-Security-Policy": formatContentSecurityPolicy(
					mergeErrorHashes(page, errorDocuments),
					// The contact form is framed there, and nowhere else.
					page.pattern === contactPath ? frameOrigins : [],
				),
			},
		})),
		...filePatterns.map((pattern) => ({
			pattern,
			headers: Object.fromEntries(documentHeaders.map((name) => [name, null])),
		})),
		// Copies of pages and of their worksheets, for assistants and for Word: searches lead to the pages.
		...(["/*.md", "/*.docx"] as const).map((pattern) => ({
			pattern,
			headers: { "X-Robots-Tag": "noindex" },
		})),
		// Feed readers and previews of shared links may show these on pages of their own.
		...(["/assets/*", getFixedFilePath("icon-512.png")] as const).map((pattern) => ({
			pattern,
			headers: { "Cross-Origin-Resource-Policy": "cross-origin" },
		})),
	];
}

/**
 * Merges the hashes of all that the paths of a folder may respond with: its documents and, for a missing one,
 * the not-found document. Hosts that know no statuses, such as Cloudflare, send the folder's policy with both.
 */
function mergeErrorHashes(documents: Documents, errorDocuments: Documents | undefined): Documents {
	if (!errorDocuments || !documents.pattern.endsWith("/*")) {
		return documents;
	}
	const unite = (one: readonly string[], other: readonly string[]) =>
		Array.from(new Set([...one, ...other])).sort();
	return {
		pattern: documents.pattern,
		styleHashes: unite(documents.styleHashes, errorDocuments.styleHashes),
		scriptHashes: unite(documents.scriptHashes, errorDocuments.scriptHashes),
		hasForm: documents.hasForm || errorDocuments.hasForm,
		loadsScripts: documents.loadsScripts || errorDocuments.loadsScripts,
	};
}
