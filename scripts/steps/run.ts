import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { projectFolder } from "../../deploy/buildFolder.ts";

/** One program that checks something. */
export interface Step {
	/** What it checks, for the terminal. */
	name: string;
	/** The program, from the project's own packages, and its arguments. */
	command: [string, ...string[]];
	/** Where it counts its tests. A step without a report counts as one test. */
	report?: { file: string; kind: "vitest" | "playwright" };
}

interface Count {
	passed: number;
	failed: number;
}

/**
 * Runs all steps, also after one has failed, and prints the sum as the last line:
 * `N passed, N failed`.
 * @returns the exit status: 0 only when everything passed and something ran.
 */
export async function runSteps(steps: readonly Step[]): Promise<number> {
	const total: Count = { passed: 0, failed: 0 };
	for (const step of steps) {
		console.log(`\n── ${step.name} ──`);
		const { passed, failed } = runStep(step);
		total.passed += passed;
		total.failed += failed;
	}
	console.log(`\n${total.passed} passed, ${total.failed} failed`);
	return total.failed === 0 && total.passed > 0 ? 0 : 1;
}

function runStep({ command: [program, ...args], report }: Step): Count {
	const reportFile = report && join(projectFolder, report.file);
	if (reportFile) {
		rmSync(reportFile, { force: true });
	}
	const bin = join(projectFolder, "node_modules/.bin");
	const { status } = spawnSync(program, args, {
		cwd: projectFolder,
		stdio: "inherit",
		env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ""}` },
	});
	if (!report || !reportFile) {
		return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
	}
	const count = countOf(reportFile, report.kind);
	// A program that fails without a failed test, or never wrote its report, has failed as a whole.
	return status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/** Reads how many tests a report counts. A report that is missing counts as one failure. */
function countOf(file: string, kind: "vitest" | "playwright"): Count {
	try {
		const report = JSON.parse(readFileSync(file, "utf8"));
		return kind === "vitest"
			? { passed: report.numPassedTests, failed: report.numFailedTests }
			: { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
	} catch {
		console.error(`There is no readable report at ${file}.`);
		return { passed: 0, failed: 1 };
	}
}
