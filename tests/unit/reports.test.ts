import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sumReports } from "../reports.ts";

const folder = mkdtempSync(join(tmpdir(), "reports-"));
beforeEach(() => mkdirSync(folder, { recursive: true }));
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, report: unknown): void {
	writeFileSync(join(folder, `${name}.json`), JSON.stringify(report));
}

const unit = { numPassedTests: 3, numFailedTests: 0 };
const site = { stats: { expected: 4, unexpected: 0, flaky: 0 } };

test("the sum of all reports", () => {
	write("unit", unit);
	write("site", site);
	expect(sumReports(folder, ["unit", "site"], true)).toEqual({ passed: 7, failed: 0 });
});

test("a check that failed without a report of its own is one failure", () => {
	write("unit", unit);
	expect(sumReports(folder, ["unit"], false)).toEqual({ passed: 3, failed: 1 });
});

test("a failed test is counted once, and so is one that passed at its second try", () => {
	write("unit", { numPassedTests: 2, numFailedTests: 1 });
	write("site", { stats: { expected: 4, unexpected: 0, flaky: 1 } });
	expect(sumReports(folder, ["unit", "site"], false)).toEqual({ passed: 6, failed: 2 });
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
	expect(sumReports(folder, ["unit", "site"], true)).toEqual({ passed: 4, failed: 1 });
});
