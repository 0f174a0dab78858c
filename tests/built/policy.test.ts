import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { toString as textOf } from "hast-util-to-string";
import { expect, test } from "vitest";
import { getHeaders } from "../../deploy/matchRules.ts";
import { createServingRules } from "../../deploy/servingRules.ts";
import { errorDocumentPattern } from "../../paths/index.ts";
import { hashForPolicy } from "../fixtures/policyHash.ts";
import { attribute, documents, manifest, select, site } from "./documents.ts";

test("a page's policy allows its own inline styles and scripts, and no others of its folder", () => {
	const rules = createServingRules(manifest);
	const expectedHashes = new Map<string, Set<string>>();
	/** The patterns of documents that hosts send at any path. */
	const ofErrors = new Set<string>();
	for (const { path, tree } of documents.values()) {
		const scripts = select(tree, "script").filter(
			(script) => !attribute(script, "src") && !attribute(script, "type")?.includes("json"),
		);
		const hashes = [...select(tree, "style"), ...scripts].map((element) =>
			hashForPolicy(textOf(element)),
		);
		const policy = getHeaders(rules, path)["Content-Security-Policy"] ?? "";
		for (const hash of hashes) {
			expect(policy, path).toContain(`'${hash}'`);
		}
		if (errorDocumentPattern.test(path)) {
			for (const hash of hashes) {
				ofErrors.add(hash);
			}
		}
		expectedHashes.set(policy, new Set([...(expectedHashes.get(policy) ?? []), ...hashes]));
	}
	for (const [policy, hashes] of expectedHashes) {
		const allowed = Array.from(policy.matchAll(/'(sha256-[^']+)'/g), ([, hash]) => hash);
		expect(allowed.filter((hash = "") => !hashes.has(hash) && !ofErrors.has(hash))).toEqual([]);
	}
	expect(expectedHashes.size).toBeGreaterThan(10);
});

test("only Contact frames the form, and the manifest has its origin and the redirects", () => {
	const { destinations, redirects } = site.content;
	expect(manifest.frameOrigins).toEqual([new URL(destinations.contactForm).origin]);
	expect(manifest.redirects).toEqual(redirects);
	const frames = Array.from(documents.values()).flatMap(({ path, tree }) =>
		select(tree, "iframe").map((frame) => [path, attribute(frame, "src")]),
	);
	expect(frames).toEqual([["/contact-us", destinations.contactForm]]);
});

test("Google's evaluator finds nothing that could be abused in any policy", () => {
	// In the build under test the contact form is a stub on this machine.
	const { headers } = createServingRules({ ...manifest, frameOrigins: ["https://forms.example"] });
	const policies = new Set(
		headers.flatMap(({ headers }) => headers["Content-Security-Policy"] ?? []),
	);
	expect(policies.size).toBeGreaterThan(5);
	for (const policy of policies) {
		// Below are hints at what one might host: 'self' on pages with islands, and no upload is served.
		const findings = new CspEvaluator(new CspParser(policy).csp)
			.evaluate()
			.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE);
		expect(findings).toEqual([]);
	}
});
