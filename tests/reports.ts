import { readFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { JSONReportSuite } from "@playwright/test/reporter";

/** The reports that `npm test` may have, and the runner that writes each. */
const runners = {
	unit: "vitest",
	built: "vitest",
	hosts: "vitest",
	container: "vitest",
	engines: "vitest",
	desk: "playwright",
	site: "playwright",
} as const;

export type ReportName = keyof typeof runners;

interface Count {
	passed: number;
	failed: number;
}

/** What a report says: its counts, and a line on each test that failed. */
interface Report extends Count {
	failures: string[];
}

/** All tests of a run, and a note on each step that did not end well. */
export interface Summary extends Count {
	notes: string[];
}

/**
 * Sums the reports of the test runners. A report that is missing, or counts nothing, is one failure:
 * its runner did not get as far as its tests.
 * @param folder holds `unit.json` and the others.
 * @param names the reports that there must be.
 * @param allPassed whether every check ended well. Where one did not and no report tells why, as with
 * types or spelling, that is one failure too.
 * @param getDependencies gives the steps that the step of a report waits for, such as `build:test`.
 */
export function sumReports(
	folder: string,
	names: readonly ReportName[],
	allPassed: boolean,
	getDependencies: (name: ReportName) => readonly string[],
): Summary {
	const counts = new Map(
		names.map((name) => [name, readReport(join(folder, `${name}.json`), runners[name])]),
	);
	const failed = names.filter((name) => counts.get(name)?.failed !== 0).map(getStep);
	const notes = Array.from(counts, ([name, count]) =>
		count ? formatFailures(name, count) : formatMissingReport(name, getDependencies(name), failed),
	);
	const sum: Summary = { passed: 0, failed: 0, notes: notes.filter((note) => note !== "") };
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

/** One test that ran. */
export interface TestOutcome {
	name: string;
	passed: boolean;
	/** Why it failed, as far as its runner says. */
	message?: string;
}

/** What Vitest writes of a run: https://vitest.dev/guide/reporters#json-reporter */
export interface VitestReport {
	numPassedTests: number;
	numFailedTests: number;
	testResults?: {
		assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
	}[];
}

/** Lists the tests that ran, each by its full name. */
export function listVitestTests({ testResults = [] }: VitestReport): TestOutcome[] {
	return testResults
		.flatMap(({ assertionResults }) => assertionResults)
		.filter(({ status }) => status === "passed" || status === "failed")
		.map(({ fullName, status, failureMessages }) => ({
			name: fullName,
			passed: status === "passed",
			message: failureMessages?.[0],
		}));
}

/** What Playwright writes of a run: https://playwright.dev/docs/test-reporters#json-reporter */
export interface PlaywrightReport {
	stats: { expected: number; unexpected: number; flaky: number };
	suites?: PlaywrightSuite[];
}

/** A file of tests, or a group in one. */
type PlaywrightSuite = Pick<JSONReportSuite, "title" | "specs"> & { suites?: PlaywrightSuite[] };

/** Lists the tests that ran, each by its file, groups and title. One that passed at its second try has failed. */
export function listPlaywrightTests({ suites = [] }: PlaywrightReport): TestOutcome[] {
	return suites.flatMap((suite) => listSuiteTests(suite, `${suite.title}:`));
}

function listSuiteTests({ specs, suites = [] }: PlaywrightSuite, name: string): TestOutcome[] {
	const tests = specs.flatMap(({ title, tests }) =>
		tests
			.filter(({ status }) => status !== "skipped")
			.map(({ status, results }) => ({
				name: `${name} ${title}`,
				passed: status === "expected",
				message: results.find(({ error }) => error)?.error?.message,
			})),
	);
	const inGroups = suites.flatMap((group) => listSuiteTests(group, `${name} ${group.title}`));
	return [...tests, ...inGroups];
}

function getStep(name: ReportName): string {
	return `test:${name}`;
}

/** Says how many tests failed, and which: a log of CI may keep no more than its end. */
function formatFailures(name: ReportName, { failed, failures }: Report): string {
	if (failed === 0) {
		return "";
	}
	const count = `${getStep(name)}: ${failed === 1 ? "1 test" : `${failed} tests`} failed.`;
	return [count, ...failures.map((failure) => `  ${failure}`)].join("\n");
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

/** Reads what a report says; nothing where it is missing, or counts no test. */
function readReport(file: string, runner: "vitest" | "playwright"): Report | undefined {
	let report: Report;
	try {
		const content = JSON.parse(readFileSync(file, "utf8"));
		report = runner === "vitest" ? readVitest(content) : readPlaywright(content);
	} catch {
		return undefined;
	}
	// Also refuses what is not a number.
	return report.passed + report.failed > 0 ? report : undefined;
}

function readVitest(report: VitestReport): Report {
	return {
		passed: report.numPassedTests,
		failed: report.numFailedTests,
		failures: formatFailedTests(listVitestTests(report)),
	};
}

function readPlaywright(report: PlaywrightReport): Report {
	const { expected, unexpected, flaky } = report.stats;
	return {
		passed: expected,
		failed: unexpected + flaky,
		failures: formatFailedTests(listPlaywrightTests(report)),
	};
}

/** Formats each failed test with its reason, of which the first line says most. */
function formatFailedTests(tests: readonly TestOutcome[]): string[] {
	return tests
		.filter(({ passed }) => !passed)
		.map(({ name, message = "" }) => {
			const [reason] = stripVTControlCharacters(message).split("\n");
			return reason ? `${name}: ${reason}` : name;
		});
}
