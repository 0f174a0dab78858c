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

/**
 * Sums the reports of the test runners. A report that is missing, or counts nothing, is one failure:
 * its runner did not get as far as its tests.
 * @param folder holds `unit.json` and the others.
 * @param names the reports that there must be.
 * @param allPassed whether every check ended well. Where one did not and no report tells why, as with
 * types or spelling, that is one failure too.
 */
export function sumReports(
	folder: string,
	names: readonly ReportName[],
	allPassed: boolean,
): Count {
	const sum: Count = { passed: 0, failed: 0 };
	for (const name of names) {
		const { passed, failed } = readReport(join(folder, `${name}.json`), runners[name]);
		sum.passed += passed;
		sum.failed += failed;
	}
	return allPassed || sum.failed > 0 ? sum : { ...sum, failed: 1 };
}

function readReport(file: string, runner: "vitest" | "playwright"): Count {
	try {
		const report = JSON.parse(readFileSync(file, "utf8"));
		const count: Count =
			runner === "vitest"
				? { passed: report.numPassedTests, failed: report.numFailedTests }
				: { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
		// Also refuses what is not a number.
		if (count.passed + count.failed > 0) {
			return count;
		}
		console.error(`${file} counts no tests.`);
	} catch (error) {
		console.error(`${file} could not be read: ${error}`);
	}
	return { passed: 0, failed: 1 };
}
