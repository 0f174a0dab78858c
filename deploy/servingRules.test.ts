import { describe, expect, test } from "vitest";
import { UserError } from "../machine/userError.ts";
import { toCanonicalPath } from "../paths/index.ts";
import { errorDocuments, homePage, manifest } from "../tests/fixtures/servedSite.ts";
import { formatContentSecurityPolicy } from "./contentSecurityPolicy.ts";
import { parseManifest } from "./manifest.ts";
import {
	createHiddenPatterns,
	getCacheControl,
	getContentType,
	getErrorDocumentHeaders,
	getHeaders,
} from "./matchRules.ts";
import { decodePath } from "./preview/requestTarget.ts";
import { createServingRules, type PathPattern } from "./servingRules.ts";

const rules = createServingRules(manifest);

describe("content security policy", () => {
	test("allows nothing but what the page holds", () => {
		expect(formatContentSecurityPolicy(homePage).split(";")).toEqual([
			"default-src 'none'",
			`script-src '${homePage.scriptHashes[0]}'`,
			"connect-src 'self'",
			`style-src '${homePage.styleHashes[0]}'`,
			"img-src 'self'",
			"font-src 'self'",
			"manifest-src 'self'",
			"base-uri 'none'",
			"form-action 'none'",
			"frame-ancestors 'none'",
		]);
	});

	test("lets the framing page, and no other, frame the form's origin only", () => {
		expect(getPolicy("/contact-us")).toContain(";frame-src https://forms.example;");
		expect(getPolicy("/strategy")).not.toContain("frame-src");
	});

	test("lets a page with islands load script files, and one with a form send it to the site", () => {
		const policy = formatContentSecurityPolicy({ ...homePage, loadsScripts: true, hasForm: true });
		expect(policy).toContain(`;script-src 'self' '${homePage.scriptHashes[0]}';`);
		expect(policy).toContain(";form-action 'self';");
	});

	test("names the hashes of this kind of page only, in a folder those of its 404 too", () => {
		const kinds = ["/", "/strategy", "/blog/ai-risk-governance", "/nothing"].map(getPolicy);
		expect(new Set(kinds).size).toBe(kinds.length);
		expect(getPolicy("/blog/one-article")).toBe(getPolicy("/blog/another"));
		const counts = kinds.map((policy) => policy.match(/style-src [^;]+/)?.[0].split(" ").length);
		expect(counts).toEqual([2, 2, 3, 2]);
		expect(getPolicy("/blog/nothing")).toContain(`'${errorDocuments.styleHashes[0]}'`);
	});

	function getPolicy(path: string): string {
		return getHeaders(rules, path)["Content-Security-Policy"] ?? "";
	}
});

describe("manifest.json", () => {
	test("is accepted when it is valid, with stubs on localhost too", () => {
		expect(parseManifest(manifest, "manifest.json")).toEqual(manifest);
		const local = { ...manifest, frameOrigins: ["http://localhost:3001"] };
		expect(parseManifest(local, "manifest.json")).toEqual(local);
	});

	test.each([
		["no object", null, ""],
		["a list that is missing", changeHome({ scriptHashes: undefined }), "documents.0.scriptHashes"],
		["unsafe-inline", changeHome({ styleHashes: ["unsafe-inline"] }), "documents.0.styleHashes"],
		[
			"a hash with quotes",
			changeHome({ styleHashes: [`'${homePage.styleHashes[0]}'`] }),
			"documents.0.styleHashes",
		],
		["an address with a line break", changeHome({ pattern: "/a\nb" }), "documents.0.pattern"],
		["a star inside an address", changeHome({ pattern: "/a*b" }), "documents.0.pattern"],
		["a form that is neither there nor not", changeHome({ hasForm: "yes" }), "documents.0.hasForm"],
		[
			"an origin with a path",
			{ ...manifest, frameOrigins: ["https://a.example/x"] },
			"frameOrigins",
		],
		["plain http", { ...manifest, frameOrigins: ["http://a.example"] }, "frameOrigins"],
		["a wildcard", { ...manifest, frameOrigins: ["*"] }, "frameOrigins"],
		["a second directive", { ...manifest, frameOrigins: ["https://a.example; x"] }, "frameOrigins"],
		["old addresses that are no list", { ...manifest, redirects: { "/a": "/b" } }, "redirects"],
		[
			"a new address elsewhere",
			{ ...manifest, redirects: [{ from: "/a", to: "//b.example" }] },
			"redirects",
		],
		[
			"a new address with another scheme",
			{ ...manifest, redirects: [{ from: "/a", to: "https://b.example" }] },
			"redirects",
		],
		[
			"an old address with a line break",
			{ ...manifest, redirects: [{ from: "/a\n/c", to: "/b" }] },
			"redirects",
		],
		[
			"a new address with two places",
			{ ...manifest, redirects: [{ from: "/a", to: "/b#c#d" }] },
			"redirects",
		],
		[
			"an old address that leads nowhere",
			{ ...manifest, redirects: [{ from: "/a" }] },
			"redirects",
		],
		["a line break", { ...manifest, frameOrigins: ["https://a.example\r\nX: y"] }, "frameOrigins"],
	])("is refused with %s", (_name, value, field) => {
		const parse = () => parseManifest(value, "manifest.json");
		expect(parse).toThrow(UserError);
		expect(parse).toThrow(`manifest.json: ${field}`);
	});

	function changeHome(changed: Record<string, unknown>): unknown {
		return { ...manifest, documents: [{ ...homePage, ...changed }] };
	}
});

test("the headers are those that were decided", () => {
	expect(getHeaders(rules, "/")).toEqual({
		"Content-Security-Policy": `default-src 'none';script-src '${homePage.scriptHashes[0]}';connect-src 'self';style-src '${homePage.styleHashes[0]}';img-src 'self';font-src 'self';manifest-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'`,
		"Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
		"X-Content-Type-Options": "nosniff",
		"Referrer-Policy": "strict-origin-when-cross-origin",
		"Permissions-Policy":
			"camera=(),display-capture=(),geolocation=(),hid=(),microphone=(),payment=(),serial=(),usb=()",
		"Cross-Origin-Opener-Policy": "same-origin",
		"Cross-Origin-Resource-Policy": "same-origin",
	});
});

test("a pattern covers one path, all in a folder, or all with an extension", () => {
	const matches = (pattern: PathPattern, path: string) =>
		getCacheControl({ ...rules, caching: [{ pattern, cacheControl: "matched" }] }, path) ===
		"matched";
	expect(matches("/*.md", "/blog/ai-risk-governance.md")).toBe(true);
	expect(matches("/*.md", "/strategy.mdx")).toBe(false);
	expect(matches("/contact-us", "/contact-us")).toBe(true);
	expect(matches("/contact-us", "/contact-us-2")).toBe(false);
	expect(matches("/assets/*", "/assets/a/b.js")).toBe(true);
	expect(matches("/assets/*", "/assets")).toBe(false);
	expect(matches("/*", "/")).toBe(true);
});

test("a later header rule replaces an earlier one, header by header", () => {
	const usual = getHeaders(rules, "/strategy");
	const framing = getHeaders(rules, "/contact-us");
	expect(usual["Content-Security-Policy"]).not.toContain("frame-src");
	expect(framing["Content-Security-Policy"]).toContain("frame-src https://forms.example");
	expect(framing["Strict-Transport-Security"]).toBe(usual["Strict-Transport-Security"]);
	expect(Object.keys(framing)).toEqual(Object.keys(usual));
});

test("a document for an error has one set of headers, wherever it is sent", () => {
	expect(getErrorDocumentHeaders(rules)["Content-Security-Policy"]).toBe(
		formatContentSecurityPolicy(errorDocuments),
	);
	expect(getErrorDocumentHeaders(rules)).toEqual(getHeaders(rules, "/nothing"));
});

test.each([
	"/assets/entry.client-1.js",
	"/assets/newsreader-1.woff2",
	"/search-index.json",
	"/favicon.svg",
])("%s says what it is for, and nothing of documents", (path) => {
	expect(Object.keys(getHeaders(rules, path))).toEqual([
		"X-Content-Type-Options",
		"Cross-Origin-Resource-Policy",
	]);
});

test("feed readers and previews may show the site's pictures, and no page of its", () => {
	const getPolicy = (path: `/${string}`) => getHeaders(rules, path)["Cross-Origin-Resource-Policy"];
	expect(getPolicy("/assets/social/home-309082fe.png")).toBe("cross-origin");
	expect(getPolicy("/icon-512.png")).toBe("cross-origin");
	expect(getPolicy("/blog/ai-adoption-challenges")).toBe("same-origin");
});

test("hashed files are kept for a year, everything else is asked for again", () => {
	expect(getCacheControl(rules, "/assets/main-1.js")).toBe("public, max-age=31536000, immutable");
	// Names that stay from build to build.
	for (const path of ["/strategy", "/feed.xml", "/favicon.svg", "/search-index.json"]) {
		expect(getCacheControl(rules, path), path).toBe("no-cache");
	}
});

test.each([
	["/404.html", true],
	["/benefits/404.html", true],
	["/x404.html", false],
	["/_headers", true],
	["/_redirects", true],
	["/blog/_headers", false],
	["/strategy.html.br", true],
	["/assets/a.js.map", true],
	["/.env", true],
	["/.git/config", true],
	["/blog/.draft.html", true],
	["/.well-known/security.txt", false],
	["/.well-known", true],
	["/.well-knownx/a", true],
	["/a.mapx", false],
])("%s is hidden: %s", (path, hidden) => {
	expect(createHiddenPatterns(rules).some((expression) => expression.test(path))).toBe(hidden);
});

test.each([
	["events.ics", "text/calendar; charset=utf-8"],
	["pricing.md", "text/markdown; charset=utf-8"],
	["firm-pack.docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
	["feed.xml", "application/xml"],
	["feed.json", "application/feed+json"],
	["site.webmanifest", "application/manifest+json"],
	["llms.txt", "text/plain; charset=utf-8"],
	["sans.woff2", "font/woff2"],
	["screen.avif", "image/avif"],
	["favicon.ico", "image/vnd.microsoft.icon"],
])("%s is %s", (file, type) => {
	expect(getContentType(rules, file)).toBe(type);
});

test("content types come from the last extension, and an unknown one is never guessed", () => {
	expect(getContentType(rules, "a.b.html")).toBe("text/html; charset=utf-8");
	expect(getContentType(rules, "a.constructor")).toBe("application/octet-stream");
	expect(getContentType(rules, "folder.html/file")).toBe("application/octet-stream");
});

test.each([
	["/", "/"],
	["//", "/"],
	["/strategy", "/strategy"],
	["/strategy/", "/strategy"],
	["//strategy///", "/strategy"],
	["/strategy.html", "/strategy"],
	["/Strategy.HTML/", "/Strategy"],
	["/index.html", "/"],
	["/blog/index.html", "/blog"],
	["/blog//index.html/", "/blog"],
	["/.html", "/.html"],
	["/a.html.html", "/a.html"],
	["/index", "/index"],
])("canonical form of %s is %s", (path, canonical) => {
	expect(toCanonicalPath(path)).toBe(canonical);
});

test("a path is decoded once, and not at all when it hides a slash or is broken", () => {
	expect(decodePath("/%73trategy")).toBe("/strategy");
	expect(decodePath("/%2573")).toBe("/%73");
	expect(decodePath("/a%2Fb")).toBeNull();
	expect(decodePath("/a%2fb")).toBeNull();
	expect(decodePath("/%zz")).toBeNull();
	expect(decodePath("/%C3")).toBeNull();
});

test("Markdown and Word files keep out of search results, pages do not", () => {
	expect(getHeaders(rules, "/strategy.md")["X-Robots-Tag"]).toBe("noindex");
	expect(getHeaders(rules, "/firm-pack.docx")["X-Robots-Tag"]).toBe("noindex");
	expect(getHeaders(rules, "/strategy")).not.toHaveProperty("X-Robots-Tag");
});
