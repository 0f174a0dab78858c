import { expect, test } from "vitest";
import { readAudit } from "../../../scripts/dependencies/audit.ts";

/** A report as npm 10 and 11 write it. */
const report = (vulnerabilities: object) =>
	JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: {} });

test("a report without findings is clean", () => {
	expect(readAudit(report({}))).toEqual({ kind: "clean" });
});

test("findings below high are no reason to fail", () => {
	const slight = { severity: "moderate", via: [{ title: "Something slight" }] };
	expect(readAudit(report({ slight }))).toEqual({ kind: "clean" });
});

test("a grave finding is named, and so is one that another package brings", () => {
	const vulnerabilities = {
		one: { severity: "critical", via: [{ title: "Runs what it is sent" }, { title: "Leaks" }] },
		two: { severity: "high", via: ["one"] },
	};
	expect(readAudit(report(vulnerabilities))).toEqual({
		kind: "findings",
		issues: [
			"one has a known issue of severity critical: Runs what it is sent, Leaks.",
			"two has a known issue of severity high: one.",
		],
	});
});

test.each([
	[
		"a registry that refuses",
		JSON.stringify({ message: "405 Method Not Allowed", statusCode: 405, error: {} }),
		"405 Method Not Allowed",
	],
	["no connection", "", "npm audit gave no report"],
	["something else than JSON", "<html>", "npm audit gave no report"],
	["a report of another kind", JSON.stringify({ vulnerabilities: [] }), "npm audit gave no report"],
])("%s is no answer", (_what, output, reason) => {
	expect(readAudit(output)).toEqual({ kind: "unanswered", reason });
});
