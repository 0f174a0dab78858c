import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sumReports } from "./reports.ts";

const folder = mkdtempSync(join(tmpdir(), "reports-"));
beforeEach(() => mkdirSync(folder, { recursive: true }));
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, report: unknown): void {
	writeFileSync(join(folder, `${name}.json`), JSON.stringify(report));
}

const unit = { numPassedTests: 3, numFailedTests: 0 };
const engines = { numPassedTests: 1, numFailedTests: 2 };
const site = { stats: { expected: 4, unexpected: 0, flaky: 0 } };

/** Returns the lines at the end of a run. */
function sum(names: Parameters<typeof sumReports>[1], allPassed: boolean, before: string[] = []) {
	return sumReports(folder, names, allPassed, (name) => (name === "site" ? before : []));
}

test("the sum of all reports", () => {
	write("unit", unit);
	write("site", site);
	expect(sum(["unit", "site"], true)).toEqual({ passed: 7, failed: 0, notes: [] });
});

test("a check that failed without a report of its own is one failure", () => {
	write("unit", unit);
	expect(sum(["unit"], false)).toEqual({
		passed: 3,
		failed: 1,
		notes: ["A step that counts no tests failed: its message is above, at ❌."],
	});
});

test("a failed test is counted once, and so is one that passed at its second try", () => {
	write("unit", { numPassedTests: 2, numFailedTests: 1 });
	write("site", { stats: { expected: 4, unexpected: 1, flaky: 1 } });
	expect(sum(["unit", "site"], false)).toEqual({
		passed: 6,
		failed: 3,
		notes: ["test:unit: 1 test failed.", "test:site: 2 tests failed."],
	});
});

test("each failed test is named, with the first line of its reason", () => {
	const ofUnit = (fullName: string, status: string, message?: string) => ({
		fullName,
		status,
		failureMessages: message ? [message] : [],
	});
	write("unit", {
		numPassedTests: 1,
		numFailedTests: 2,
		testResults: [
			{ assertionResults: [ofUnit("sums add up", "passed"), ofUnit("a hook", "failed")] },
			{
				assertionResults: [ofUnit("a price is whole", "failed", "expected 1 to be 2\n  at a.ts:1")],
			},
		],
	});
	const spec = (title: string, status: string, message?: string) => ({
		title,
		tests: [{ status, results: message ? [{ error: { message } }, {}] : [{}] }],
	});
	write("site", {
		stats: { expected: 1, unexpected: 1, flaky: 1 },
		suites: [
			{
				title: "menu.spec.ts",
				specs: [spec("opens", "expected")],
				suites: [
					{
						title: "the menu",
						specs: [
							spec("closes", "unexpected", "\u001B[31mTimed out\u001B[39m\nlog"),
							spec("keeps its place", "flaky"),
						],
					},
				],
			},
		],
	});
	expect(sum(["unit", "site"], false).notes).toEqual([
		"test:unit: 2 tests failed.\n  a hook\n  a price is whole: expected 1 to be 2",
		"test:site: 2 tests failed.\n  menu.spec.ts: the menu closes: Timed out\n  menu.spec.ts: the menu keeps its place",
	]);
});

test.each([
	["missing", undefined],
	["empty", {}],
	["without a test", { numPassedTests: 0, numFailedTests: 0 }],
])("a report that is %s is a failure", (_what, report) => {
	write("site", site);
	if (report) {
		write("unit", report);
	}
	expect(sum(["unit", "site"], true)).toEqual({
		passed: 4,
		failed: 1,
		notes: ["test:unit ended before its first test: the message is above, at ❌."],
	});
});

test("a step that did not run says which failed step it waited for", () => {
	write("engines", engines);
	expect(sum(["engines", "site"], false, ["build:test", "test:engines"]).notes).toEqual([
		"test:engines: 2 tests failed.",
		"test:site did not run: it waits for test:engines, which failed.",
	]);
	write("engines", { ...engines, numFailedTests: 0 });
	expect(sum(["engines", "site"], false, ["build:test", "test:engines"])).toEqual({
		passed: 1,
		failed: 1,
		notes: [
			"test:site did not run, since build:test or test:engines failed, or ended before its first test: the message is above, at ❌.",
		],
	});
});
