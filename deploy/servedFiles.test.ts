import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { UserError } from "../machine/userError.ts";
import { homePage, makeBuild, manifest } from "../tests/fixtures/servedSite.ts";
import { formatHeadersFile } from "./cloudflare/headersFile.ts";
import { formatIgnoreFile } from "./cloudflare/ignoreFile.ts";
import { formatRedirectsFile } from "./cloudflare/redirectsFile.ts";
import { formatNginxMaps, formatNginxServer } from "./nginx/configuration.ts";
import { readServedFiles, type ServedFiles } from "./servedFiles.ts";
import { createServingRules, type HeaderRule, type ServingRules } from "./servingRules.ts";

const rules = createServingRules(manifest);
let build: ReturnType<typeof makeBuild>;
let files: ServedFiles;
beforeAll(() => {
	build = makeBuild();
	files = readServedFiles(build.root, rules);
});
afterAll(() => build.remove());

/** Adds documents at further paths to the fixture. */
function addDocuments(paths: readonly string[]): ServedFiles {
	const resources = new Map(files.resources);
	const some = resources.get("/strategy");
	for (const path of paths) {
		if (some !== undefined) {
			resources.set(path, { ...some, path });
		}
	}
	return { ...files, resources };
}

/** Returns the lines below one path in `_headers`. */
function block(text: string, pattern: string): string[] {
	const [, after = ""] = text.split(`\n${pattern}\n`);
	return (
		after
			.split(/\n(?=\/)/)[0]
			?.split("\n")
			.filter(Boolean) ?? []
	);
}

describe("_headers", () => {
	const text = formatHeadersFile(rules);

	test("removes a header before it sets it again, so that Cloudflare does not join the two", () => {
		const framing = block(text, "/contact-us");
		expect(framing).toHaveLength(2);
		expect(framing[0]).toBe("  ! Content-Security-Policy");
		expect(framing[1]).toContain("frame-src https://forms.example;");
		expect(block(text, "/assets/*")).toEqual([
			"  ! Content-Security-Policy",
			"  ! Strict-Transport-Security",
			"  ! Referrer-Policy",
			"  ! Permissions-Policy",
			"  ! Cross-Origin-Opener-Policy",
			"  ! Cross-Origin-Resource-Policy",
			"  Cross-Origin-Resource-Policy: cross-origin",
			"  ! Cache-Control",
			"  Cache-Control: public, max-age=31536000, immutable",
		]);
		expect(block(text, "/*").some((line) => line.includes("!"))).toBe(false);
	});

	test("is refused when a header is longer than Cloudflare reads", () => {
		const styleHashes = Array.from(
			{ length: 40 },
			(_, index) => `sha256-${String(index).padStart(43, "s")}=`,
		);
		const write = () =>
			formatHeadersFile(
				createServingRules({ ...manifest, documents: [{ ...homePage, styleHashes }] }),
			);
		expect(write).toThrow(UserError);
		expect(write).toThrow(/^The header Content-Security-Policy has \d{4} characters/);
	});

	test("is refused when it holds more rules than Cloudflare reads", () => {
		const headerRuleCount = text.match(/^\//gm)?.length ?? 0;
		const more: HeaderRule[] = Array.from({ length: 101 - headerRuleCount }, (_, index) => ({
			pattern: `/page-${index}`,
			headers: { "X-Robots-Tag": "noindex" },
		}));
		const write = (added: HeaderRule[]) =>
			formatHeadersFile({ ...rules, headers: [...rules.headers, ...added] });
		expect(() => write(more.slice(1))).not.toThrow();
		expect(() => write(more)).toThrow("_headers would hold 101 rules, and Cloudflare reads 100");
	});
});

describe("_redirects", () => {
	test("leads on from addresses that have moved, as written, in lower case and with a slash", () => {
		expect(formatRedirectsFile(rules, files).trim().split("\n").slice(1)).toEqual([
			"/insights/roadmap /strategy 308",
			"/insights/roadmap/ /strategy 308",
			"/old-form /contact-us#form 308",
			"/old-form/ /contact-us#form 308",
			"/Welcome.html / 308",
			"/Welcome.html/ / 308",
			"/welcome / 308",
			"/welcome/ / 308",
			"/insights/roadmap.md /strategy.md 308",
			"/insights/roadmap.md/ /strategy.md 308",
		]);
	});

	test("is refused when more addresses have moved than Cloudflare reads", () => {
		const createRedirects = (count: number) =>
			readServedFiles(
				build.root,
				createServingRules({
					...manifest,
					redirects: Array.from({ length: count }, (_, index) => ({
						from: `/old-${index}`,
						to: "/blog",
					})),
				}),
			);
		expect(() => formatRedirectsFile(rules, createRedirects(1_000))).not.toThrow();
		expect(() => formatRedirectsFile(rules, createRedirects(1_001))).toThrow(UserError);
	});
});

test("Cloudflare’s ignore file leaves out what is hidden, but for the not-found documents", () => {
	expect(formatIgnoreFile(rules).trim().split("\n").slice(1)).toEqual([
		".*",
		"!.well-known",
		"*.map",
		"*.br",
		"*.gz",
		"/_headers",
		"/_redirects",
		"/500.html",
	]);
});

describe("nginx", () => {
	const template = readFileSync("deploy/nginx/server.conf", "utf8");
	const mapsTemplate = readFileSync("deploy/nginx/maps.conf", "utf8");
	const write = (changed: Partial<ServingRules>, changedFiles = files) =>
		formatNginxMaps({ ...rules, ...changed }, changedFiles, mapsTemplate);

	test("sends every header of the rules, and knows every type", () => {
		const server = formatNginxServer(rules, template);
		const names = new Set(rules.headers.flatMap(({ headers }) => Object.keys(headers)));
		for (const name of names) {
			expect(server).toContain(`\nadd_header ${name} `);
		}
		expect(server).toContain('\n\t"text/markdown; charset=utf-8" md;\n');
		expect(server).toContain("location = /feed.json {");
		expect(server).not.toMatch(/[{]{2}/);
	});

	test("is refused for a template with a name that has no value", () => {
		expect(() => formatNginxServer(rules, "{{lists}}")).toThrow("asks for {{lists}}");
	});

	test("defines all that the template names, and nothing else", () => {
		const listMatches = (text: string, expression: RegExp) => new Set(text.match(expression));
		const server = formatNginxServer(rules, template).replace(/#.*/g, "");
		const maps = write({});
		const defined = listMatches(maps, /(?<=^map (?:\S+|".*") )\$site_\w+/gm);
		const used = new Set([
			...listMatches(server, /\$site_\w+/g),
			...listMatches(maps, /(?<=^map .*)\$site_\w+(?=.* \$)/gm),
		]);
		expect(used).toEqual(defined);
	});

	test.each([
		["a dollar sign", "a$b"],
		["a line break", "a\r\nb"],
		["more than nginx reads", "x".repeat(5_000)],
	])("is refused for a header with %s", (_what, text) => {
		const headers: HeaderRule[] = [{ pattern: "/blog/*", headers: { "X-Test": text } }];
		expect(() => write({ headers })).toThrow(UserError);
	});

	test("is refused for two addresses that differ in case only", () => {
		expect(() => write({}, addDocuments(["/Strategy"]))).toThrow("differ in case only");
	});

	test("keeps quotes and backslashes of a header as they are", () => {
		const headers: HeaderRule[] = [{ pattern: "/*", headers: { "X-Test": 'a "b" \\n c\\' } }];
		expect(formatNginxServer({ ...rules, headers }, template)).toContain(
			'add_header X-Test "a \\"b\\" \\\\n c\\\\" always;',
		);
	});

	test("has the rules for encryption, on the redirecting host name too", () => {
		const [everywhere] = rules.headers;
		expect(readFileSync("deploy/nginx/website.conf", "utf8")).toContain(
			`add_header Strict-Transport-Security "${everywhere?.headers["Strict-Transport-Security"]}" always;`,
		);
	});
});
