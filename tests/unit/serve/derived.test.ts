import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { headersFile } from "../../../deploy/cloudflare/headersFile.ts";
import { ignoreFile } from "../../../deploy/cloudflare/ignoreFile.ts";
import { redirectsFile } from "../../../deploy/cloudflare/redirectsFile.ts";
import { nginxConfiguration } from "../../../deploy/nginx/configuration.ts";
import { type HeaderRule, type SiteRules, siteRules } from "../../../deploy/rules.ts";
import { readSiteFiles, type SiteFiles } from "../../../deploy/siteFiles.ts";
import { UserError } from "../../../deploy/userError.ts";
import { homePage, makeBuild, manifest } from "./fixture.ts";

const rules = siteRules(manifest);
let build: ReturnType<typeof makeBuild>;
let files: SiteFiles;
beforeAll(() => {
	build = makeBuild();
	files = readSiteFiles(build.root, rules);
});
afterAll(() => build.remove());

/** The fixture with documents at further addresses. */
function withDocuments(addresses: readonly string[]): SiteFiles {
	const resources = new Map(files.resources);
	const some = resources.get("/strategy");
	for (const address of addresses) {
		if (some !== undefined) {
			resources.set(address, { ...some, address });
		}
	}
	return { ...files, resources };
}

/** The lines below one address in `_headers`. */
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
	const text = headersFile(rules);

	test("takes a header off before it is set anew, so that Cloudflare does not join the two", () => {
		const framing = block(text, "/contact-us");
		expect(framing).toHaveLength(4);
		expect(framing[0]).toBe("  ! Content-Security-Policy");
		expect(framing[1]).toContain("frame-src https://forms.example;");
		expect(block(text, "/assets/*")).toEqual([
			"  ! Content-Security-Policy",
			"  ! Strict-Transport-Security",
			"  ! Referrer-Policy",
			"  ! Permissions-Policy",
			"  ! Cross-Origin-Opener-Policy",
			"  ! Cross-Origin-Embedder-Policy",
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
			headersFile(siteRules({ ...manifest, documents: [{ ...homePage, styleHashes }] }));
		expect(write).toThrow(UserError);
		expect(write).toThrow(/^The header Content-Security-Policy has \d{4} characters/);
	});

	test("is refused when it holds more rules than Cloudflare reads", () => {
		const taken = text.match(/^\//gm)?.length ?? 0;
		const more: HeaderRule[] = Array.from({ length: 101 - taken }, (_, index) => ({
			pattern: `/page-${index}`,
			headers: { "X-Robots-Tag": "noindex" },
		}));
		const write = (added: HeaderRule[]) =>
			headersFile({ ...rules, headers: [...rules.headers, ...added] });
		expect(() => write(more.slice(1))).not.toThrow();
		expect(() => write(more)).toThrow("_headers would hold 101 rules, and Cloudflare reads 100");
	});
});

describe("_redirects", () => {
	test("names the usual spellings of every document, and hides the not-found documents", () => {
		const lines = redirectsFile(rules, files).split("\n");
		expect(lines).toEqual(
			expect.arrayContaining([
				"/404 /404/hidden 200",
				"/404.html /404/hidden 200",
				"/benefits/404 /benefits/404/hidden 200",
				"/index.html / 308",
				"/strategy/ /strategy 308",
				"/strategy.html /strategy 308",
				"/strategy/index.html /strategy 308",
			]),
		);
		expect(lines.some((line) => line.startsWith("/ "))).toBe(false);
		expect(lines.some((line) => line.startsWith("/favicon"))).toBe(false);
	});

	test("leads on from addresses that have moved, in the spellings people use", () => {
		const lines = redirectsFile(rules, files).split("\n");
		expect(lines).toEqual(
			expect.arrayContaining([
				"/insights/roadmap /strategy 308",
				"/insights/roadmap/ /strategy 308",
				"/insights/roadmap.html /strategy 308",
				"/insights/roadmap.md /strategy.md 308",
				"/old-form /contact-us#form 308",
				"/Welcome.html / 308",
				"/Welcome / 308",
				"/welcome / 308",
			]),
		);
		const spellings = lines.map((line) => line.split(" ")[0]);
		expect(new Set(spellings).size).toBe(spellings.length);
	});

	test("is refused when more addresses have moved than Cloudflare reads", () => {
		const manyRedirects = (count: number) =>
			readSiteFiles(
				build.root,
				siteRules({
					...manifest,
					redirects: Array.from({ length: count }, (_, index) => ({
						from: `/old-${index}`,
						to: "/blog",
					})),
				}),
			);
		expect(() => redirectsFile(rules, manyRedirects(1_996))).not.toThrow();
		expect(() => redirectsFile(rules, manyRedirects(1_997))).toThrow(UserError);
	});

	test("does without other spellings when there are more than Cloudflare reads", () => {
		const many = withDocuments(Array.from({ length: 700 }, (_, index) => `/blog/a-${index}`));
		const lines = redirectsFile(rules, many).trim().split("\n").slice(1);
		expect(lines.slice(0, 4).every((line) => line.endsWith("/hidden 200"))).toBe(true);
		expect(lines.slice(4)).toEqual([
			"/insights/roadmap /strategy 308",
			"/old-form /contact-us#form 308",
			"/Welcome.html / 308",
			"/Welcome / 308",
			"/welcome / 308",
			"/insights/roadmap.md /strategy.md 308",
		]);
	});
});

test(".assetsignore leaves out what is hidden, but for the documents Cloudflare must have", () => {
	expect(ignoreFile(rules).trim().split("\n").slice(1)).toEqual([
		".*",
		"!.well-known",
		"*.map",
		"*.br",
		"*.gz",
		"500.html",
		"/_headers",
		"/_redirects",
	]);
});

describe("nginx.conf", () => {
	const write = (changed: Partial<SiteRules>, changedFiles = files) =>
		nginxConfiguration({
			rules: { ...rules, ...changed },
			files: changedFiles,
			root: "/srv/site",
			listen: "8080",
			scratch: "/tmp",
		});

	test("is the same for the same site", () => {
		expect(write({})).toBe(write({}));
	});

	test("writes to one folder only, never as another user, and leaves a service its pid file", () => {
		const paths = write({})
			.split("\n")
			.filter((line) => /^\s*(?:pid|\w+_temp_path) /.test(line));
		expect(paths).toHaveLength(5);
		expect(paths.every((line) => line.includes('"/tmp/'))).toBe(true);
		expect(write({})).not.toMatch(/^\s*user /m);
	});

	test.each([
		["a dollar sign", "a$b"],
		["a line break", "a\r\nb"],
		["more than nginx reads", "x".repeat(5_000)],
	])("is refused for a header with %s", (_what, text) => {
		const headers: HeaderRule[] = [{ pattern: "/*", headers: { "X-Test": text } }];
		expect(() => write({ headers })).toThrow(UserError);
	});

	test("is refused for two addresses that differ in case only", () => {
		expect(() => write({}, withDocuments(["/Strategy"]))).toThrow("differ in case only");
	});

	test("keeps quotes and backslashes of a header as they are", () => {
		const headers: HeaderRule[] = [{ pattern: "/*", headers: { "X-Test": 'a "b" \\n c\\' } }];
		expect(write({ headers })).toContain('add_header X-Test "a \\"b\\" \\\\n c\\\\" always;');
	});
});
