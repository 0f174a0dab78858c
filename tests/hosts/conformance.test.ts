import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, inject, test } from "vitest";
import { openBuild } from "../../deploy/buildFolder.ts";
import { getCacheControl, getErrorDocumentHeaders, getHeaders } from "../../deploy/matchRules.ts";
import { createServingRules } from "../../deploy/servingRules.ts";
import { type Answer, fetchPath } from "../fixtures/servedSite.ts";
import { type EngineName, engineNames, getContentTypeOn } from "./engines.ts";
import { createDocumentText } from "./fixtureSite.ts";
import { type HostRequest, requests } from "./requests.ts";

const { folder, ports } = inject("fixture");
const rules = createServingRules(openBuild(folder).manifest);

/** Headers of the connection or of the engine itself: they say nothing about the site. */
const ownHeaders = ["connection", "content-length", "date", "keep-alive", "transfer-encoding"];

/** Where an engine's headers differ from the preview server's, and why that is left so. */
const differences: Readonly<Record<EngineName, Readonly<Record<string, string>>>> = {
	preview: {},
	nginx: {
		server: "it names itself, without a version, and has no directive to stop that",
		"last-modified": "it dates every file it sends, not-found documents too",
	},
	cloudflare: {
		"cf-cache-status": "its own",
		"last-modified": "it keeps no dates: the tag alone tells copies apart",
		vary: "its edge adds it when it compresses, and the engine that runs here does not",
		etag: "its not-found documents have one too",
		allow: "_headers cannot tell a refusal from a success",
	},
};

/**
 * Returns the rules for an answer. Cloudflare's `_headers` knows paths and no statuses: an error or a
 * redirect has the headers and the caching of its path.
 */
function getRules(engine: EngineName, path: string, status: number) {
	const isSuccess = status === 200 || engine === "cloudflare";
	return {
		headers:
			status === 404 && engine !== "cloudflare"
				? getErrorDocumentHeaders(rules)
				: getHeaders(rules, path),
		caching: isSuccess ? getCacheControl(rules, path) : rules.errorCacheControl,
	};
}

/** Returns the path that an engine's rules look at: Cloudflare resolves dots before. */
function getPath(engine: EngineName, target: string): string {
	const path = target.replace(/\?.*$/, "");
	return engine === "cloudflare" && path.includes("/../")
		? new URL(path, "http://localhost").pathname
		: path;
}

/** The headers of every document, without hashes. Written out: other tests take it from the rules. */
const documentHeaders: Record<string, string | undefined> = {
	"content-security-policy":
		"default-src 'none';script-src #;connect-src 'self';style-src #;img-src 'self';font-src 'self';manifest-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'",
	"strict-transport-security": "max-age=63072000; includeSubDomains; preload",
	"x-content-type-options": "nosniff",
	"referrer-policy": "strict-origin-when-cross-origin",
	"permissions-policy":
		"camera=(),display-capture=(),geolocation=(),hid=(),microphone=(),payment=(),serial=(),usb=()",
	"cross-origin-opener-policy": "same-origin",
	"cross-origin-resource-policy": "same-origin",
	"content-type": "text/html; charset=utf-8",
	"cache-control": "no-cache",
	"x-robots-tag": undefined,
};
const policy = String(documentHeaders["content-security-policy"]);

/** Creates the headers of a file that is not a document. */
const createFileHeaders = (cacheControl: string, resourcePolicy = "same-origin") => ({
	"content-security-policy": undefined,
	"x-content-type-options": "nosniff",
	"cross-origin-resource-policy": resourcePolicy,
	"cache-control": cacheControl,
});
const forever = "public, max-age=31536000, immutable";

/** Addresses that differ in what they bring, and all of it. */
const expectedHeaders: [
	target: string,
	status: number,
	headers: Record<string, string | undefined>,
][] = [
	["/strategy", 200, documentHeaders],
	["/search", 200, documentHeaders],
	[
		"/contact-us",
		200,
		{
			...documentHeaders,
			"content-security-policy": policy
				.replace("connect-src 'self'", "connect-src 'self' https://forms.example")
				.replace(";base-uri", ";frame-src https://forms.example;base-uri"),
		},
	],
	["/nothing", 404, documentHeaders],
	// The folder's policy lets the not-found document's own style and script run.
	["/blog/nothing", 404, documentHeaders],
	["/feed.xml", 200, { ...documentHeaders, "content-type": "application/xml" }],
	["/feed.json", 200, { ...documentHeaders, "content-type": "application/feed+json" }],
	[
		"/strategy.md",
		200,
		{
			...documentHeaders,
			"content-type": "text/markdown; charset=utf-8",
			"x-robots-tag": "noindex",
		},
	],
	[
		"/firm-pack.docx",
		200,
		{
			...documentHeaders,
			"cache-control": "no-cache",
			"content-type": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
			"x-robots-tag": "noindex",
		},
	],
	["/assets/Main-aB3.js", 200, createFileHeaders(forever, "cross-origin")],
	// Its name stays the same from build to build.
	["/search-index.json", 200, createFileHeaders("no-cache")],
];

describe.each(engineNames)("%s", (engine) => {
	const port = ports[engine];

	test.each(expectedHeaders)("%s is %i with the headers that are written here", async (...row) => {
		const [target, status, expected] = row;
		const answer = await fetchPath(port, target);
		expect(answer.status).toBe(status);
		for (const [name, value] of Object.entries(expected)) {
			const header = answer.headers[name]?.toString();
			const withoutHashes = header?.replaceAll(/'sha256-[^']+'(?: 'sha256-[^']+')*/g, "#");
			expect(withoutHashes, name).toBe(value);
		}
	});

	test.each(requests)("answers $what", async (request) => {
		const expected = request.exceptions?.[engine] ?? request.expected;
		const answer = await send(engine, request);
		expect(answer.status).toBe(expected.status);
		expect(answer.headers.location).toBe(expected.location);
		if (expected.body !== undefined) {
			expect(answer.body.equals(Buffer.from(expected.body))).toBe(true);
		}
		if (request.method === "HEAD") {
			expect(answer.body).toHaveLength(0);
		}
		if (expected.file !== undefined) {
			expect(answer.headers["content-type"]).toBe(getContentTypeOn(engine, rules, expected.file));
		}
		expectRules(engine, request, answer);
		expect(answer.headers).not.toHaveProperty("x-powered-by");
		expect(answer.headers).not.toHaveProperty("set-cookie");
		expect(answer.headers.server ?? "").not.toMatch(/\d/);
		// Where an engine gives another answer, the table says which, and why.
		if (engine !== "preview" && request.exceptions?.[engine] === undefined) {
			await expectAlike(engine, request, answer);
		}
	});

	describe("compression", () => {
		test.each([
			// The value that browsers send. Cloudflare's edge prefers brotli; its engine alone takes the first named.
			["gzip, deflate, br, zstd", engine === "cloudflare" ? "gzip" : "br"],
			["br, gzip", "br"],
			["br", "br"],
			["gzip, deflate", "gzip"],
			["br;q=0, gzip", "gzip"],
			["identity", undefined],
			["", undefined],
		])("Accept-Encoding %j is answered with %s", async (accepted, encoding) => {
			for (const [target, text] of [
				["/strategy", createDocumentText("Strategy")],
				["/nothing", createDocumentText("Page not found")],
			] as const) {
				const { headers, body } = await fetchPath(port, target, {
					headers: { "Accept-Encoding": accepted },
				});
				expect(headers["content-encoding"]).toBe(encoding);
				if (engine !== "cloudflare") {
					expect(headers.vary).toBe("Accept-Encoding");
				}
				expect(decodeBody(body, encoding).toString()).toBe(text);
			}
		});

		test("a picture is sent as it is", async () => {
			const { headers } = await fetchPath(port, "/media/large.png", {
				headers: { "Accept-Encoding": "br, gzip" },
			});
			expect(headers["content-encoding"]).toBeUndefined();
			expect(headers.vary).toBeUndefined();
		});
	});

	describe("conditions", () => {
		test.each(["/strategy", "/contact-us", "/assets/Main-aB3.js", "/media/large.png"])(
			"%s is 304 with its own tag, with the headers of a 200",
			async (target) => {
				for (const accepted of ["br", "gzip", ""]) {
					const requestHeaders = { "Accept-Encoding": accepted };
					const first = await fetchPath(port, target, { headers: requestHeaders });
					const tag = String(first.headers.etag);
					expect(tag).toMatch(/^(?:W\/)?"[^"]+"$/);
					for (const cachedTag of [tag, `W/${tag.replace("W/", "")}`]) {
						const headers = { ...requestHeaders, "If-None-Match": cachedTag };
						expectUnchanged(target, first, await fetchPath(port, target, { headers }));
					}
				}
			},
		);

		/** Expects a 304 without a body, with the headers of the answer before. */
		function expectUnchanged(target: string, first: Answer, again: Answer): void {
			expect(again.status).toBe(304);
			expect(again.body).toHaveLength(0);
			for (const name of ["etag", "cache-control", "vary", "last-modified"]) {
				expect(again.headers[name], name).toBe(first.headers[name]);
			}
			for (const [name, value] of Object.entries(getHeaders(rules, target))) {
				expect(again.headers[name.toLowerCase()], name).toBe(value);
			}
		}

		test("another tag gets the whole", async () => {
			const { status } = await fetchPath(port, "/strategy", {
				headers: { "If-None-Match": '"x"' },
			});
			expect(status).toBe(200);
		});

		test("a not-found page stays a 404", async () => {
			const { status } = await fetchPath(port, "/nothing", { headers: { "If-None-Match": "*" } });
			expect(status).toBe(404);
		});
	});
});

function send(engine: EngineName, { target, method, headers }: HostRequest): Promise<Answer> {
	return fetchPath(ports[engine], target, { method, headers: { ...headers } });
}

/** Expects an answer to have the headers that the rules name. */
function expectRules(
	engine: EngineName,
	{ target }: HostRequest,
	{ status, headers }: Answer,
): void {
	const expected = getRules(engine, getPath(engine, target), status);
	for (const [name, value] of Object.entries(expected.headers)) {
		expect(headers[name.toLowerCase()], name).toBe(value);
	}
	expect(headers["cache-control"]).toBe(expected.caching);
}

/** Expects an answer to have the preview server's headers, and no others. */
async function expectAlike(
	engine: EngineName,
	request: HostRequest,
	answer: Answer,
): Promise<void> {
	const reference = await send("preview", request);
	const ignored = [...ownHeaders, ...Object.keys(differences[engine])];
	const expected = getRules(engine, request.target, answer.status);
	if (expected.caching !== reference.headers["cache-control"]) {
		ignored.push("cache-control");
	}
	if (engine === "cloudflare" && answer.status === 404) {
		// Those of its folder, see expectRules.
		ignored.push(...Object.keys(getErrorDocumentHeaders(rules)).map((name) => name.toLowerCase()));
	}
	if (getContentTypeOn(engine, rules, request.expected.file ?? "") === undefined) {
		ignored.push("content-type");
	}
	expect(toComparable(answer, ignored)).toEqual(toComparable(reference, ignored));
}

/**
 * Returns the parts of an answer that two engines must have in common.
 * @param left names of headers that are known to differ.
 */
function toComparable(
	{ status, headers }: Answer,
	left: readonly string[],
): Record<string, unknown> {
	// Redirects and refusals carry a page of the engine's own making, or none: its type is its own.
	const hasOwnPage = status === 308 || status === 405;
	return Object.fromEntries(
		Object.entries(headers)
			.filter(([name]) => !left.includes(name) && !(name === "content-type" && hasOwnPage))
			// Engines make their tags in their own ways.
			.map(([name, value]) => [name, name === "etag" ? "a tag" : value]),
	);
}

function decodeBody(body: Buffer, encoding: string | undefined): Buffer {
	switch (encoding) {
		case "br":
			return brotliDecompressSync(body);
		case "gzip":
			return gunzipSync(body);
		default:
			return body;
	}
}
