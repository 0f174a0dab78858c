import { describe, expect, test } from "vitest";
import { contentSecurityPolicy } from "../../../deploy/contentSecurityPolicy.ts";
import { parseManifest } from "../../../deploy/manifest.ts";
import {
	cacheControlFor,
	canonicalPath,
	contentTypeFor,
	covers,
	decodedPath,
	headersFor,
	hiddenExpressions,
	siteRules,
} from "../../../deploy/rules.ts";
import { UserError } from "../../../deploy/userError.ts";
import { manifest } from "./fixture.ts";

const rules = siteRules(manifest);

describe("content security policy", () => {
	test("allows nothing but what is listed, and the hashes of the build", () => {
		expect(contentSecurityPolicy(manifest).split("; ")).toEqual([
			"default-src 'none'",
			`script-src 'self' '${manifest.scriptHashes[0]}'`,
			"connect-src 'self'",
			`style-src 'self' '${manifest.styleHashes[0]}'`,
			"img-src 'self'",
			"font-src 'self'",
			"manifest-src 'self'",
			"frame-src 'none'",
			"base-uri 'none'",
			"form-action 'none'",
			"frame-ancestors 'none'",
		]);
	});

	test("lets the framing page frame the form's origin only", () => {
		expect(contentSecurityPolicy(manifest, { frames: true })).toContain(
			"; frame-src https://forms.example; ",
		);
		expect(contentSecurityPolicy({ ...manifest, frameOrigins: [] }, { frames: true })).toContain(
			"; frame-src 'none'; ",
		);
	});

	test("lets the searching page, and no other, run WebAssembly", () => {
		const searching = contentSecurityPolicy(manifest, { searches: true });
		expect(searching).toContain(`'${manifest.scriptHashes[0]}' 'wasm-unsafe-eval'; `);
		expect(contentSecurityPolicy(manifest)).not.toContain("wasm");
	});

	test("lets a page with a form send it to the site itself", () => {
		expect(contentSecurityPolicy({ ...manifest, ownForms: true })).toContain(
			"; form-action 'self'; ",
		);
	});
});

describe("manifest.json", () => {
	test("is taken when it is right, with stubs on localhost too", () => {
		expect(parseManifest(manifest, "manifest.json")).toEqual(manifest);
		const local = { ...manifest, frameOrigins: ["http://localhost:3001"], ownForms: true };
		expect(parseManifest(local, "manifest.json")).toEqual(local);
	});

	test.each([
		["no object", null, ""],
		["a list that is missing", { ...manifest, scriptHashes: undefined }, "scriptHashes"],
		["unsafe-inline", { ...manifest, styleHashes: ["unsafe-inline"] }, "styleHashes"],
		[
			"a hash with quotes",
			{ ...manifest, styleHashes: [`'${manifest.styleHashes[0]}'`] },
			"styleHashes",
		],
		[
			"an origin with a path",
			{ ...manifest, frameOrigins: ["https://a.example/x"] },
			"frameOrigins",
		],
		["a form that is neither there nor not", { ...manifest, ownForms: "yes" }, "ownForms"],
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
});

/** Every power of a browser that a page could ask for. */
const features =
	"accelerometer autoplay browsing-topics camera clipboard-read clipboard-write compute-pressure display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid identity-credentials-get idle-detection keyboard-map local-fonts local-network-access magnetometer microphone midi otp-credentials payment picture-in-picture private-state-token-issuance private-state-token-redemption publickey-credentials-create publickey-credentials-get screen-wake-lock serial speaker-selection storage-access sync-xhr usb window-management xr-spatial-tracking".split(
		" ",
	);

test("the headers are those that were decided", () => {
	expect(headersFor(rules, "/strategy")).toEqual({
		"Content-Security-Policy": `default-src 'none'; script-src 'self' '${manifest.scriptHashes[0]}'; connect-src 'self'; style-src 'self' '${manifest.styleHashes[0]}'; img-src 'self'; font-src 'self'; manifest-src 'self'; frame-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
		"Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
		"X-Content-Type-Options": "nosniff",
		"Referrer-Policy": "strict-origin-when-cross-origin",
		"Permissions-Policy": features.map((name) => `${name}=()`).join(", "),
		"Cross-Origin-Opener-Policy": "same-origin",
		"Cross-Origin-Resource-Policy": "same-origin",
		"Cross-Origin-Embedder-Policy": "require-corp",
	});
});

test("the page that shares may write to the clipboard, and may do nothing else", () => {
	expect(headersFor(rules, "/share")["Permissions-Policy"]).toBe(
		features
			.map((name) => (name === "clipboard-write" ? `${name}=(self)` : `${name}=()`))
			.join(", "),
	);
});

test("a pattern covers one address, or all under a folder", () => {
	expect(covers("/contact-us", "/contact-us")).toBe(true);
	expect(covers("/contact-us", "/contact-us-2")).toBe(false);
	expect(covers("/assets/*", "/assets/a/b.js")).toBe(true);
	expect(covers("/assets/*", "/assets")).toBe(false);
	expect(covers("/*", "/")).toBe(true);
});

test("a later header rule replaces an earlier one, header by header", () => {
	const usual = headersFor(rules, "/strategy");
	const framing = headersFor(rules, "/contact-us");
	expect(usual["Cross-Origin-Embedder-Policy"]).toBe("require-corp");
	expect(framing["Cross-Origin-Embedder-Policy"]).toBe("unsafe-none");
	expect(framing["Strict-Transport-Security"]).toBe(usual["Strict-Transport-Security"]);
	expect(Object.keys(framing)).toEqual(Object.keys(usual));
});

test("feed readers and previews may show the site's pictures, and no page of its", () => {
	const policyAt = (path: `/${string}`) => headersFor(rules, path)["Cross-Origin-Resource-Policy"];
	expect(policyAt("/assets/social/home-309082fe.png")).toBe("cross-origin");
	expect(policyAt("/icon-512.png")).toBe("cross-origin");
	expect(policyAt("/blog/ai-adoption-challenges")).toBe("same-origin");
});

test("hashed files are kept for a year, everything else is asked for again", () => {
	expect(cacheControlFor(rules, "/assets/main-1.js")).toBe("public, max-age=31536000, immutable");
	expect(cacheControlFor(rules, "/strategy")).toBe("no-cache");
});

test.each([
	["/404.html", true],
	["/benefits/404.html", true],
	["/x404.html", false],
	["/_headers", true],
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
])("%s is hidden: %s", (address, hidden) => {
	expect(hiddenExpressions(rules).some((expression) => expression.test(address))).toBe(hidden);
});

test("content types come from the last extension, and an unknown one is never guessed", () => {
	expect(contentTypeFor(rules, "a.b.html")).toBe("text/html; charset=utf-8");
	expect(contentTypeFor(rules, "a.constructor")).toBe("application/octet-stream");
	expect(contentTypeFor(rules, "folder.html/file")).toBe("application/octet-stream");
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
	expect(canonicalPath(rules, path)).toBe(canonical);
});

test("a path is decoded once, and not at all when it hides a slash or is broken", () => {
	expect(decodedPath("/%73trategy")).toBe("/strategy");
	expect(decodedPath("/%2573")).toBe("/%73");
	expect(decodedPath("/a%2Fb")).toBeNull();
	expect(decodedPath("/%zz")).toBeNull();
	expect(decodedPath("/%C3")).toBeNull();
});
