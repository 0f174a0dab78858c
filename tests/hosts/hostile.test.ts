import fc from "fast-check";
import { afterEach, describe, expect, inject, test } from "vitest";
import { errorDocumentPattern, getDocumentPath } from "../../paths/index.ts";
import { type Answer, fetchPath, getRaw, getStatus, sendRaw } from "../fixtures/servedSite.ts";
import { type EngineName, engineNames } from "./engines.ts";
import { createDocumentText, documents, files, secret } from "./fixtureSite.ts";

/** The same cases on every run and machine. */
const seed = 20_261_120;

/** A word put into paths to see whether it comes back. */
const marker = "zqmarkerqz";

/** Every path of the fixture. No other path may be a 200 or where a redirect ends. */
const paths = [
	...Object.keys(documents)
		.filter((file) => !errorDocumentPattern.test(file))
		.map(getDocumentPath),
	...Object.keys(files).map((file) => `/${file}`),
];

const { ports } = inject("fixture");

/** Paths in origin form, which any front of any host passes on. */
const hostilePaths: [what: string, path: string][] = [
	["a bad percent sign", "/%"],
	["letters that are no hex", "/%zz/strategy"],
	["broken UTF-8", "/%c3%28"],
	["overlong UTF-8", "/%c0%ae%c0%ae/secret.txt"],
	["a surrogate", "/%ed%a0%80"],
	["an escaped null", "/strategy%00"],
	["an escaped null before an extension", "/strategy%00.html"],
	["an escaped line break", "/strategy%0d%0aX-Injected:%20yes"],
	["an escaped line break after a slash", "/strategy/%0d%0aX-Injected:%20yes"],
	["7,000 letters", `/${"a".repeat(7_000)}`],
	["7,000 slashes", "/".repeat(7_000).concat("x")],
	["2,300 folders up", `${"/..".repeat(2_300)}/secret.txt`],
	["2,300 escapes", `/${"%2e".repeat(2_300)}`],
	["7,000 letters below benefits", `/benefits/${"a/".repeat(3_500)}`],
	["traversal", "/../secret.txt"],
	["traversal below a page", "/blog/../../secret.txt"],
	["escaped dots", "/%2e%2e/secret.txt"],
	["an escaped slash", "/..%2fsecret.txt"],
	["twice escaped", "/%252e%252e%252fsecret.txt"],
	["backslashes", "/..\\secret.txt"],
	["escaped backslashes", "/..%5csecret.txt"],
	["dots and semicolons", "/..;/secret.txt"],
	["an absolute file", "//etc/passwd"],
	["a hidden file", "/.env"],
	["a hidden file, escaped", "/%2eenv"],
	["a compressed copy, escaped", "/strategy.html%2ebr"],
	["another host", "//evil.example"],
	["another host with a slash at its end", "//evil.example/"],
	["another host before a page", "//evil.example/strategy"],
	["another host before a page with a slash", "//evil.example/strategy/"],
	["another host, backslash", "/\\evil.example"],
	["another host, escaped backslash", "/%5Cevil.example/"],
	["another host, escaped slash", "/%2F/evil.example/"],
	["another host as user", "//evil.example@localhost/strategy"],
	["another scheme", "/https://evil.example/"],
	["a script", `/<script>${marker}</script>`],
	["an escaped script", `/%3Cscript%3E${marker}%3C/script%3E`],
	["a word", `/benefits/${marker}`],
	["a prototype's name", "/constructor"],
	["a prototype", "/benefits/__proto__"],
	["bytes above ASCII", "/\xff\xfe\xe9"],
	["a fragment", "/nothing#strategy"],
];

/** Requests that are wrong as a whole, before any path counts. */
const brokenRequests: [what: string, bytes: string][] = [
	["garbage", "garbage\r\n\r\n"],
	["an unknown method", "BREW / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"],
	["CONNECT", "CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n"],
	["no Host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"],
	["another host, absolute form", getRaw("http://evil.example//evil.example/")],
	["a star", getRaw("*")],
	["a raw null byte", getRaw("/strategy\0x")],
	["two lengths", getRaw("/strategy", "Content-Length: 1\r\nContent-Length: 2\r\n")],
	["too many headers", getRaw("/", `X: ${"x".repeat(40_000)}\r\n`)],
	["an upgrade", getRaw("/strategy", "Upgrade: websocket\r\nSec-WebSocket-Key: x\r\n")],
];

const fragment = fc.constantFrom(
	..."/ // . .. %2e %2E%2e %2f %5c \\ % %zz %00 %0d%0a %c0%af %252e %e2%80%ae".split(" "),
	..."strategy STRATEGY %73trategy blog ai-risk-governance benefits greater-efficiency".split(" "),
	..."index.html .html .HTML .br .gz .map 404.html 500 secret.txt client .env _headers".split(" "),
	..."assets Main-aB3.js media large.png favicon.svg .well-known security.txt".split(" "),
	..."insights roadmap insights/roadmap old-prices OLD-PRICES Welcome".split(" "),
	..."evil.example http: https:// @ : ; & ? constructor __proto__ toString".split(" "),
	marker,
);
const anyPath = fc.oneof(
	fc.array(fragment, { maxLength: 12 }).map((parts) => `/${parts.join("")}`),
	fc.array(fragment, { maxLength: 12 }).map((parts) => `/${parts.join("/")}`),
	fc.webPath({ size: "medium" }).map((path) => `/${path}`),
	fc.string({ maxLength: 40 }).map((text) => `/${encodeURI(text)}`),
);

describe.each(engineNames)("%s", (engine) => {
	const port = ports[engine];
	afterEach(async () => {
		const { status, body } = await fetchPath(port, "/strategy");
		expect(status, "it still serves").toBe(200);
		expect(body.toString()).toBe(createDocumentText("Strategy"));
	});

	test.each(hostilePaths)("%s does no harm", async (_what, path) => {
		expectHarmless(engine, path, await fetchPath(port, path));
	});

	// Cloudflare's engine takes 5 ms for each here, ten times as long as the others.
	const count = engine === "cloudflare" ? 500 : 3_000;
	test(`${count} paths built from hostile pieces do no harm`, async () => {
		const statuses = new Map<number, number>();
		await fc.assert(
			fc.asyncProperty(anyPath, async (path) => {
				const answer = await fetchPath(port, path);
				expectHarmless(engine, path, answer);
				statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
			}),
			{ seed, numRuns: count },
		);
		// The paths reach every branch; else the property would say little.
		for (const status of [200, engine === "cloudflare" ? 307 : 308, 404]) {
			expect(statuses.get(status), String(status)).toBeGreaterThan(3);
		}
	}, 120_000);

	// On Cloudflare its edge refuses such requests; the engine alone, as a developer runs it, would
	// answer some with a 500 or a 501 of its own.
	test.each(engine === "cloudflare" ? [] : brokenRequests)(
		"%s is refused, answered or cut off",
		async (_what, bytes) => {
			const answer = await sendRaw(port, bytes);
			expect(getStatus(answer)).toBeLessThan(500);
			expect(answer).not.toMatch(/\r\nLocation: (?!\/(?!\/))/i);
		},
	);
});

/** Checks the answer to any GET, whatever its path. */
function expectHarmless(engine: EngineName, target: string, answer: Answer): void {
	const { status, headers } = answer;
	const { location } = headers;
	const body = answer.body.toString("latin1");
	expect([200, 307, 308, 400, 404, 414], `status for ${target}`).toContain(status);
	expect(headers).not.toHaveProperty("x-injected");
	expect(body).not.toContain(secret);
	expect(body).not.toContain(marker);
	const path = target.replace(/[?#].*$/s, "");
	if (status === 200) {
		// Cloudflare's engine resolves dots and backslashes as browsers do, before it looks at a path.
		const meant = engine === "cloudflare" ? new URL(`http://host${path}`).pathname : path;
		expect(paths).toContain(meant);
	}
	if (location === undefined) {
		expect(status).not.toBe(307);
		expect(status).not.toBe(308);
		return;
	}
	expect(location, "stays on the site").toMatch(/^\/(?![/\\])/);
	if (engine !== "cloudflare") {
		// Cloudflare's engine also redirects to its own spelling of an address that is none.
		expect(paths).toContain(location.replace(/[?#].*$/s, ""));
	}
}
