import { rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
	createDocumentText,
	errorDocuments,
	fetchPath,
	getRaw,
	getStatus,
	largePicture,
	listen,
	makeBuild,
	manifest,
	secret,
	sendRaw,
	startSite,
} from "../../tests/fixtures/servedSite.ts";
import { formatContentSecurityPolicy } from "../contentSecurityPolicy.ts";
import { createSiteServer } from "./server.ts";

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site.stop());

/** Headers of every response but the site's scripts, fonts and pictures, with the policy of errors. */
const everywhere = {
	"content-security-policy": formatContentSecurityPolicy(errorDocuments),
	"strict-transport-security": "max-age=63072000; includeSubDomains; preload",
	"x-content-type-options": "nosniff",
	"referrer-policy": "strict-origin-when-cross-origin",
	"permissions-policy": expect.stringContaining("camera=(),"),
	"cross-origin-opener-policy": "same-origin",
	"cross-origin-resource-policy": "same-origin",
};

describe("headers", () => {
	test.each([
		["a document", "/strategy", {}, 200],
		["a picture", "/media/large.png", {}, 200],
		["a redirect", "/strategy/", {}, 308],
		["a missing page", "/nothing", {}, 404],
		["a nested missing page", "/benefits/nothing", {}, 404],
		["a wrong method", "/strategy", { method: "DELETE" }, 405],
		["an unchanged document", "/strategy", { headers: { "If-None-Match": "*" } }, 304],
		["a condition that no page meets", "/strategy", { headers: { "If-Match": '"x"' } }, 412],
	])("%s has all security headers", async (_name, path, options, status) => {
		const answer = await fetchPath(site.port, path, options);
		expect(answer.status).toBe(status);
		expect(answer.headers).toMatchObject({
			...everywhere,
			"content-security-policy": expect.stringMatching(/^default-src 'none';script-src 'sha256-/),
		});
		expect(answer.headers).not.toHaveProperty("x-powered-by");
		expect(answer.headers).not.toHaveProperty("server");
	});

	test("the page of the contact form may frame it, and hashed files may be shown elsewhere", async () => {
		const contact = await fetchPath(site.port, "/contact-us");
		expect(contact.headers["content-security-policy"]).toContain(
			";frame-src https://forms.example;",
		);
		const script = await fetchPath(site.port, "/assets/Main-aB3.js");
		expect(script.headers["cross-origin-resource-policy"]).toBe("cross-origin");
	});

	test.each([
		["garbage", "GET nothing at all\r\n\r\n", 400],
		["an unknown method", "BREW / HTTP/1.1\r\nHost: a\r\n\r\n", 400],
		["a star", getRaw("*"), 404],
		["the server's own options", "OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 405],
		["too many headers", getRaw("/", `X: ${"x".repeat(20_000)}\r\n`), 431],
	])("%s is refused with all security headers", async (_name, bytes, status) => {
		const answer = await sendRaw(site.port, bytes);
		expect(getStatus(answer)).toBe(status);
		const fields = answer
			.split("\r\n")
			.map((line) => line.replace(/^[^:]*/, (name) => name.toLowerCase()));
		expect(fields).toContain(`content-security-policy: ${everywhere["content-security-policy"]}`);
		expect(fields).toContain("x-content-type-options: nosniff");
		expect(fields.includes("allow: GET, HEAD")).toBe(status === 405);
	});

	test.each([
		["/strategy", "text/html; charset=utf-8"],
		["/assets/Main-aB3.js", "text/javascript; charset=utf-8"],
		["/favicon.svg", "image/svg+xml"],
		["/media/large.png", "image/png"],
		["/robots.txt", "text/plain; charset=utf-8"],
		["/.well-known/security.txt", "text/plain; charset=utf-8"],
		["/notes.unknown", "application/octet-stream"],
	])("%s is %s", async (path, type) => {
		const { status, headers } = await fetchPath(site.port, path);
		expect(status).toBe(200);
		expect(headers["content-type"]).toBe(type);
	});

	test("hashed files are immutable for a year, but a missing one is not", async () => {
		const there = await fetchPath(site.port, "/assets/Main-aB3.js");
		expect(there.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
		const missing = await fetchPath(site.port, "/assets/Main-gone.js");
		expect(missing.status).toBe(404);
		expect(missing.headers["cache-control"]).toBe("no-cache");
		expect((await fetchPath(site.port, "/strategy")).headers["cache-control"]).toBe("no-cache");
	});
});

describe("not found", () => {
	test.each([
		["/nothing", "Page not found"],
		["/blog/nothing", "Page not found"],
		["/benefits", "Page not found"],
		["/benefits/", "Benefit not found"],
		["/benefits/nothing", "Benefit not found"],
		["/benefits/nothing/deeper/", "Benefit not found"],
		["//benefits//nothing", "Benefit not found"],
		["/benefits/%zz", "Benefit not found"],
		["/benefitsx/nothing", "Page not found"],
		["/benefits/constructor", "Benefit not found"],
		["/__proto__", "Page not found"],
	])("%s answers with the nearest 404.html: %s", async (path, title) => {
		const { status, headers, body } = await fetchPath(site.port, path);
		expect(status).toBe(404);
		expect(body.toString()).toBe(createDocumentText(title));
		expect(headers["content-type"]).toBe("text/html; charset=utf-8");
		expect(headers).not.toHaveProperty("etag");
	});

	test.each([
		"/404",
		"/404.html",
		"/500",
		"/500.html",
		"/benefits/404.html",
		"/strategy.html.br",
		"/strategy.br",
		"/strategy.html.gz",
		"/assets/Main-aB3.js.map",
		"/.env",
		"/_headers",
		"/assets",
		"/assets/",
	])("%s is no address", async (path) => {
		expect((await fetchPath(site.port, path)).status).toBe(404);
	});

	test("is compressed as the client asks, and is never a 304", async () => {
		const { status, headers, body } = await fetchPath(site.port, "/nothing", {
			headers: { "Accept-Encoding": "br", "If-None-Match": "*" },
		});
		expect(status).toBe(404);
		expect(headers["content-encoding"]).toBe("br");
		expect(headers.vary).toBe("Accept-Encoding");
		expect(brotliDecompressSync(body).toString()).toBe(createDocumentText("Page not found"));
	});
});

describe("methods", () => {
	test.each(["/strategy", "/media/large.png", "/nothing"])(
		"HEAD %s has the headers of GET and no body",
		async (path) => {
			const got = await fetchPath(site.port, path);
			const head = await fetchPath(site.port, path, { method: "HEAD" });
			expect(head.status).toBe(got.status);
			expect(head.body).toHaveLength(0);
			expect({ ...head.headers, date: "" }).toEqual({ ...got.headers, date: "" });
			expect(head.headers["content-length"]).toBe(String(got.body.length));
		},
	);

	test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"])(
		"%s is refused",
		async (method) => {
			const { status, headers } = await fetchPath(site.port, "/strategy", { method });
			expect(status).toBe(405);
			expect(headers.allow).toBe("GET, HEAD");
		},
	);

	test("a large body is refused too, and the client reads the answer", async () => {
		const body = Buffer.alloc(1_000_000);
		expect((await fetchPath(site.port, "/strategy", { method: "POST", body })).status).toBe(405);
	});
});

describe("compression", () => {
	test.each([
		["gzip, deflate, br, zstd", "br"],
		["gzip, deflate", "gzip"],
		["GZIP", "gzip"],
		["br;q=0, gzip", "gzip"],
		["br;q=0.000, gzip;q=0", undefined],
		["br;q=0.1", "br"],
		["*;q=0", undefined],
		["identity", undefined],
		["abrupt", undefined],
		["", undefined],
	])("Accept-Encoding %j is answered with %s", async (accepted, encoding) => {
		const { headers, body } = await fetchPath(site.port, "/strategy", {
			headers: { "Accept-Encoding": accepted },
		});
		expect(headers["content-encoding"]).toBe(encoding);
		expect(headers.vary).toBe("Accept-Encoding");
		expect(headers["content-length"]).toBe(String(body.length));
		const decoders = { br: brotliDecompressSync, gzip: gunzipSync };
		const decode = decoders[encoding as keyof typeof decoders];
		const plain = decode ? decode(body) : body;
		expect(plain.toString()).toBe(createDocumentText("Strategy"));
	});

	test("a file without compressed copies is sent as it is", async () => {
		const { headers, body } = await fetchPath(site.port, "/media/large.png", {
			headers: { "Accept-Encoding": "br, gzip" },
		});
		expect(headers["content-encoding"]).toBeUndefined();
		expect(headers.vary).toBeUndefined();
		expect(body.equals(largePicture)).toBe(true);
	});
});

describe("conditional requests", () => {
	const requestPath = async (path: string, headers: Record<string, string>) =>
		fetchPath(site.port, path, { headers });

	test.each(["/strategy", "/assets/Main-aB3.js", "/media/large.png"])(
		"%s is 304 with its own tag, with the headers a 200 would have",
		async (path) => {
			const first = await fetchPath(site.port, path);
			const tag = String(first.headers.etag);
			expect(tag).toMatch(/^(?:W\/)?"[^"]+"$/);
			const again = await requestPath(path, { "If-None-Match": tag });
			expect(again.status).toBe(304);
			expect(again.body).toHaveLength(0);
			for (const name of ["etag", "cache-control", "vary", "last-modified"]) {
				expect(again.headers[name], name).toBe(first.headers[name]);
			}
		},
	);

	test("compares weakly, in lists, and by the variant", async () => {
		const plain = String((await fetchPath(site.port, "/strategy")).headers.etag);
		const brotli = await requestPath("/strategy", { "Accept-Encoding": "br" });
		expect(brotli.headers.etag).not.toBe(plain);
		const status = async (value: string, more: Record<string, string> = {}) =>
			(await requestPath("/strategy", { "If-None-Match": value, ...more })).status;
		expect(await status(plain.replace("W/", ""))).toBe(304);
		expect(await status(`"x", ${plain} , "y"`)).toBe(304);
		expect(await status("*")).toBe(304);
		expect(await status(plain, { "Accept-Encoding": "br" })).toBe(200);
		expect(await status('"x"')).toBe(200);
		expect(await status("nonsense")).toBe(200);
	});

	test("goes by date only where no tag is given", async () => {
		const { headers } = await fetchPath(site.port, "/strategy");
		const modified = String(headers["last-modified"]);
		const earlier = new Date(Date.parse(modified) - 1_000).toUTCString();
		const status = async (more: Record<string, string>) =>
			(await requestPath("/strategy", more)).status;
		expect(await status({ "If-Modified-Since": modified })).toBe(304);
		expect(await status({ "If-Modified-Since": earlier })).toBe(200);
		expect(await status({ "If-Modified-Since": "yesterday" })).toBe(200);
		expect(await status({ "If-Modified-Since": modified, "If-None-Match": '"x"' })).toBe(200);
	});
});

test.each([
	"bytes=0-9",
	"bytes=5-2",
	"bytes=-5",
	"bytes=999999999-",
	"bytes=",
	"x",
	"bytes=0-0,2-2",
])("Range %j gets the whole file, and the server lives on", async (range) => {
	for (const [path, length] of [
		["/strategy", createDocumentText("Strategy").length],
		["/media/large.png", largePicture.length],
	] as const) {
		const { status, body } = await fetchPath(site.port, path, { headers: { Range: range } });
		expect(status).toBe(200);
		expect(body).toHaveLength(length);
	}
});

describe("the folder", () => {
	test("gives up nothing through a symbolic link", async () => {
		const build = makeBuild();
		symlinkSync(join(build.folder, "secret.txt"), join(build.root, "link.txt"));
		const app = createSiteServer({ root: build.root, manifest });
		try {
			const { status, body } = await fetchPath(await listen(app), "/link.txt");
			expect(status).toBe(404);
			expect(body.toString()).not.toContain(secret);
		} finally {
			await app.close();
			build.remove();
		}
	});

	test.each(["my photo.png", "a#b.txt", "100%.txt", "naïve.html"])(
		"with a file named %s is refused at the start",
		(name) => {
			const build = makeBuild();
			writeFileSync(join(build.root, name), "x");
			try {
				expect(() => createSiteServer({ root: build.root, manifest })).toThrow(
					`${name} cannot be served`,
				);
			} finally {
				build.remove();
			}
		},
	);

	test("with two files for one address is refused at the start", () => {
		const build = makeBuild();
		writeFileSync(join(build.root, "blog", "index.html"), "x");
		try {
			expect(() => createSiteServer({ root: build.root, manifest })).toThrow("claim /blog");
		} finally {
			build.remove();
		}
	});

	test("may lose a file, which is then not found", async () => {
		const changing = await startSite();
		try {
			rmSync(join(changing.root, "blog.html"));
			const { status, headers, body } = await fetchPath(changing.port, "/blog");
			expect(status).toBe(404);
			expect(body.toString()).toBe(createDocumentText("Page not found"));
			expect(headers["cache-control"]).toBe("no-cache");
			expect(headers).toMatchObject(everywhere);
		} finally {
			await changing.stop();
		}
	});

	test("that cannot be read gives the error document, told to the operator", async () => {
		const errors: unknown[] = [];
		const changing = await startSite({ onError: (error) => errors.push(error) });
		try {
			// Not even an administrator opens a link that leads to itself.
			rmSync(join(changing.root, "strategy.html"));
			symlinkSync("strategy.html", join(changing.root, "strategy.html"));
			const { status, headers, body } = await fetchPath(changing.port, "/strategy");
			expect(status).toBe(500);
			expect(body.toString()).toBe(createDocumentText("Unexpected Application Error!"));
			expect(headers["cache-control"]).toBe("no-cache");
			expect(headers).not.toHaveProperty("etag");
			expect(headers).toMatchObject(everywhere);
			expect(errors).toHaveLength(1);
			expect((await fetchPath(changing.port, "/")).status).toBe(200);
		} finally {
			await changing.stop();
		}
	});

	test("gives a new tag to a file written later", async () => {
		const first = await fetchPath(site.port, "/robots.txt");
		utimesSync(join(site.root, "robots.txt"), new Date(), new Date(Date.now() + 60_000));
		const second = await fetchPath(site.port, "/robots.txt");
		expect(second.headers.etag).not.toBe(first.headers.etag);
	});
});
