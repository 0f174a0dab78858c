import { describe, expect, test } from "vitest";
import { contentSecurityPolicy, parseBuildPolicy } from "../../../deploy/policy.ts";
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
import { policy } from "./fixture.ts";

const rules = siteRules(policy);

describe("content security policy", () => {
	test("allows nothing but what is listed, and the hashes of the build", () => {
		expect(contentSecurityPolicy(policy, { frames: false }).split("; ")).toEqual([
			"default-src 'none'",
			`script-src 'self' '${policy.scriptHashes[0]}'`,
			"connect-src 'self'",
			`style-src 'self' '${policy.styleHashes[0]}'`,
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
		expect(contentSecurityPolicy(policy, { frames: true })).toContain(
			"; frame-src https://forms.example; ",
		);
		expect(contentSecurityPolicy({ ...policy, frameOrigins: [] }, { frames: true })).toContain(
			"; frame-src 'none'; ",
		);
	});

	test("lets the searching page, and no other, run WebAssembly", () => {
		const searching = contentSecurityPolicy(policy, { searches: true });
		expect(searching).toContain(`'${policy.scriptHashes[0]}' 'wasm-unsafe-eval'; `);
		expect(contentSecurityPolicy(policy)).not.toContain("wasm");
	});

	test("lets a page with a form send it to the site itself", () => {
		expect(contentSecurityPolicy({ ...policy, ownForms: true }, { frames: false })).toContain(
			"; form-action 'self'; ",
		);
	});

	test("takes the picture hosts that the owner lists", () => {
		const listed = { ...policy, imageOrigins: ["https://pictures.example"] };
		expect(contentSecurityPolicy(listed, { frames: false })).toContain(
			"; img-src 'self' https://pictures.example; ",
		);
	});
});

describe("policy.json", () => {
	test("is taken when it is right, with stubs on localhost too", () => {
		expect(parseBuildPolicy(policy, "policy.json")).toEqual(policy);
		const local = { ...policy, frameOrigins: ["http://localhost:3001"], ownForms: true };
		expect(parseBuildPolicy(local, "policy.json")).toEqual(local);
	});

	test.each([
		["no object", null, "styleHashes"],
		["a list that is missing", { ...policy, scriptHashes: undefined }, "scriptHashes"],
		["unsafe-inline", { ...policy, styleHashes: ["unsafe-inline"] }, "styleHashes"],
		[
			"a hash with quotes",
			{ ...policy, styleHashes: [`'${policy.styleHashes[0]}'`] },
			"styleHashes",
		],
		["an origin with a path", { ...policy, frameOrigins: ["https://a.example/x"] }, "frameOrigins"],
		["a form that is neither there nor not", { ...policy, ownForms: "yes" }, "ownForms"],
		["plain http", { ...policy, frameOrigins: ["http://a.example"] }, "frameOrigins"],
		["a wildcard", { ...policy, frameOrigins: ["*"] }, "frameOrigins"],
		["a second directive", { ...policy, frameOrigins: ["https://a.example; x"] }, "frameOrigins"],
		["old addresses that are no list", { ...policy, moved: { "/a": "/b" } }, "moved"],
		["a new address elsewhere", { ...policy, moved: [{ from: "/a", to: "//b.example" }] }, "moved"],
		[
			"a new address with another scheme",
			{ ...policy, moved: [{ from: "/a", to: "https://b.example" }] },
			"moved",
		],
		[
			"an old address with a line break",
			{ ...policy, moved: [{ from: "/a\n/c", to: "/b" }] },
			"moved",
		],
		[
			"a new address with two places",
			{ ...policy, moved: [{ from: "/a", to: "/b#c#d" }] },
			"moved",
		],
		["an old address that leads nowhere", { ...policy, moved: [{ from: "/a" }] }, "moved"],
		["a line break", { ...policy, imageOrigins: ["https://a.example\r\nX: y"] }, "imageOrigins"],
	])("is refused with %s", (_name, value, field) => {
		const parse = () => parseBuildPolicy(value, "policy.json");
		expect(parse).toThrow(UserError);
		expect(parse).toThrow(`policy.json: ${field}`);
	});
});

test("the headers are those that were decided", () => {
	const headers = headersFor(rules, "/strategy");
	expect(Object.fromEntries(headers)).toEqual({
		"Content-Security-Policy": contentSecurityPolicy(policy, { frames: false }),
		"Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
		"X-Content-Type-Options": "nosniff",
		"Referrer-Policy": "strict-origin-when-cross-origin",
		"Permissions-Policy": headers.get("Permissions-Policy"),
		"Cross-Origin-Opener-Policy": "same-origin",
		"Cross-Origin-Resource-Policy": "same-origin",
		"Cross-Origin-Embedder-Policy": "require-corp",
	});
	const features = (headers.get("Permissions-Policy") ?? "").split(", ");
	expect(features).toEqual(
		expect.arrayContaining(["camera=()", "microphone=()", "geolocation=()"]),
	);
	for (const feature of features) {
		expect(feature).toMatch(/^[a-z-]+=\(\)$/);
	}
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
	expect(usual.get("Cross-Origin-Embedder-Policy")).toBe("require-corp");
	expect(framing.get("Cross-Origin-Embedder-Policy")).toBe("unsafe-none");
	expect(framing.get("Strict-Transport-Security")).toBe(usual.get("Strict-Transport-Security"));
	expect(framing.size).toBe(usual.size);
});

test("feed readers and previews may show the site's pictures, and no page of its", () => {
	const policyAt = (path: `/${string}`) =>
		headersFor(rules, path).get("Cross-Origin-Resource-Policy");
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
