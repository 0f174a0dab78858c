import { describe, expect, test } from "vitest";
import { homePage, manifest } from "../tests/fixtures/servedSite.ts";
import type { Documents } from "./manifest.ts";
import { getHeaders } from "./matchRules.ts";
import { createServingRules } from "./servingRules.ts";

/**
 * The score of MDN's HTTP Observatory for the one page it reads, the home page. From its published code
 * (github.com/mdn/mdn-http-observatory, src/analyzer/tests and src/grader/charts.js): start at 100, then add;
 * A+ is 100 and more. Its other tests cannot cost anything here: there are no cookies, no script of another
 * origin and no header for sharing across origins.
 */
describe.each<[string, Documents]>([
	["as the fixture has it", homePage],
	["with a form", { ...homePage, hasForm: true }],
])("the Observatory, %s", (_what, home) => {
	const headers = getHeaders(createServingRules({ ...manifest, documents: [home] }), "/");
	const getHeader = (name: string) => headers[name] ?? "";
	const directives = getHeader("Content-Security-Policy")
		.split(";")
		.map((directive) => directive.split(" "));
	const getSources = (name: string) => directives.find(([first]) => first === name)?.slice(1);

	test("+10: nothing by default, forms to the site at most", () => {
		expect(getSources("default-src")).toEqual(["'none'"]);
		expect(getSources("form-action")).toEqual([home.hasForm ? "'self'" : "'none'"]);
		expect(getSources("base-uri")).toEqual(["'none'"]);
	});

	test("+5: framed by nobody, said in the policy", () => {
		expect(getSources("frame-ancestors")).toEqual(["'none'"]);
	});

	test("+5: a private referrer policy", () => {
		expect([
			"no-referrer",
			"same-origin",
			"strict-origin",
			"strict-origin-when-cross-origin",
		]).toContain(getHeader("Referrer-Policy"));
	});

	test("+10: resources for this origin only", () => {
		expect(getHeader("Cross-Origin-Resource-Policy")).toBe("same-origin");
	});

	test("+5 once the owner has put the domain on the preload list, whose conditions hold", () => {
		const [age, ...others] = getHeader("Strict-Transport-Security").split("; ");
		expect(Number(age?.replace("max-age=", ""))).toBeGreaterThanOrEqual(31_536_000);
		expect(others).toEqual(["includeSubDomains", "preload"]);
	});

	test("no deduction: types are not guessed, the opener policy is valid", () => {
		expect(getHeader("X-Content-Type-Options")).toBe("nosniff");
		expect(getHeader("Cross-Origin-Opener-Policy")).toBe("same-origin");
	});
});
