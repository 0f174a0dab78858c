import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The reports that `npm test` may have, and the runner that writes each. */
const runners = {
	unit: "vitest",
	built: "vitest",
	hosts: "vitest",
	container: "vitest",
	engines: "vitest",
	site: "playwright",
} as const;

export type ReportName = keyof typeof runners;

interface Count {
	passed: number;
	failed: number;
}

/** All tests of a run, and a sentence on each step that did not end well. */
export interface Sum extends Count {
	notes: string[];
}

/**
 * Sums the reports of the test runners. A report that is missing, or counts nothing, is one failure:
 * its runner did not get as far as its tests.
 * @param folder holds `unit.json` and the others.
 * @param names the reports that there must be.
 * @param allPassed whether every check ended well. Where one did not and no report tells why, as with
 * types or spelling, that is one failure too.
 * @param stepsBefore the steps that the step of a report waits for, such as `build:test`.
 */
export function sumReports(
	folder: string,
	names: readonly ReportName[],
	allPassed: boolean,
	stepsBefore: (name: ReportName) => readonly string[],
): Sum {
	const counts = new Map(
		names.map((name) => [name, readReport(join(folder, `${name}.json`), runners[name])]),
	);
	const failed = names.filter((name) => counts.get(name)?.failed !== 0).map(getStep);
	const notes = Array.from(counts, ([name, count]) =>
		count ? formatFailures(name, count) : formatMissingReport(name, stepsBefore(name), failed),
	);
	const sum: Sum = { passed: 0, failed: 0, notes: notes.filter((note) => note !== "") };
	for (const { passed, failed } of Array.from(counts.values(), (count) => count ?? missing)) {
		sum.passed += passed;
		sum.failed += failed;
	}
	if (allPassed || sum.failed > 0) {
		return sum;
	}
	const note = "A step that counts no tests failed: its message is above, at ❌.";
	return { ...sum, failed: 1, notes: [note] };
}

/** The counts of a missing report. */
const missing: Count = { passed: 0, failed: 1 };

function getStep(name: ReportName): string {
	return `test:${name}`;
}

function formatFailures(name: ReportName, { failed }: Count): string {
	return failed === 0
		? ""
		: `${getStep(name)}: ${failed === 1 ? "1 test" : `${failed} tests`} failed.`;
}

/** Returns the reason that a step has no report, as far as the others tell. */
function formatMissingReport(
	name: ReportName,
	before: readonly string[],
	failed: readonly string[],
): string {
	const culprits = before.filter((step) => failed.includes(step));
	if (culprits.length > 0) {
		return `${getStep(name)} did not run: it waits for ${culprits.join(" and ")}, which failed.`;
	}
	const steps = new Intl.ListFormat("en-AU", { type: "disjunction" }).format(before);
	const other = before.length > 0 ? `did not run, since ${steps} failed, or ` : "";
	return `${getStep(name)} ${other}ended before its first test: the message is above, at ❌.`;
}

/** Reads the tests that a report counts; nothing where it is missing, or counts none. */
function readReport(file: string, runner: "vitest" | "playwright"): Count | undefined {
	let report: ReturnType<typeof JSON.parse>;
	try {
		report = JSON.parse(readFileSync(file, "utf8"));
	} catch {
		return undefined;
	}
	const { stats } = report;
	const count: Count =
		runner === "vitest"
			? { passed: report.numPassedTests, failed: report.numFailedTests }
			: { passed: stats?.expected, failed: stats?.unexpected + stats?.flaky };
	// Also refuses what is not a number.
	return count.passed + count.failed > 0 ? count : undefined;
}
