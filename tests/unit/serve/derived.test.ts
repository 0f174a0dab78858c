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
	test("leads on from addresses that have moved, as written and in lower case", () => {
		expect(redirectsFile(rules, files).trim().split("\n").slice(1)).toEqual([
			"/insights/roadmap /strategy 308",
			"/old-form /contact-us#form 308",
			"/Welcome.html / 308",
			"/welcome / 308",
			"/insights/roadmap.md /strategy.md 308",
		]);
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
		expect(() => redirectsFile(rules, manyRedirects(2_000))).not.toThrow();
		expect(() => redirectsFile(rules, manyRedirects(2_001))).toThrow(UserError);
	});
});

test(".assetsignore leaves out what is hidden, but for documents and their copies", () => {
	expect(ignoreFile(rules).trim().split("\n").slice(1)).toEqual([
		".*",
		"!.well-known",
		"*.map",
		"*.br",
		"*.gz",
		"!*.html.br",
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
