/**
 * Puts the faults of faults.yaml into a copy of the project, builds it and reports which of them the tests
 * detect: `npm run test:faults`, or only some with `-- <id> <id>`. Faults share a build, where each is to be
 * seen by a test of its own. Ends with 0 where 95 of 100 of those tried are seen. The last result of
 * each is in results.json. Faults of functions are Stryker's: `npm run test:mutation`.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../../machine/files.ts";
import { builtFolder } from "../fixtures/builtFolder.ts";
import { makeScratchCopy } from "../fixtures/scratchCopy.ts";
import { stubsOrigin } from "../fixtures/served.ts";
import { listPlaywrightTests, listVitestTests, type TestOutcome } from "../reports.ts";
import { type Fault, listStaleFaults, readFaults } from "./faultList.ts";

/** The tests of some faults, or why there are none. */
type Run =
	| { status: "ran"; tests: readonly TestOutcome[] }
	| { status: "the build failed" | "nothing ran" };

/** Percentage of the faults that tests have to detect. */
const minSeenPercent = 95;

/** Maximum of faults that share a build: more would be hard to tell apart. */
const batchSize = 20;

const copy = makeScratchCopy();
const resultsFile = join(projectFolder, "tests/faults/results.json");
const allFaults = readFaults(copy);
const selectedNames = process.argv.slice(2);
const chosen = allFaults.filter(
	({ id }) => selectedNames.length === 0 || selectedNames.includes(id),
);

/** Of each fault that was tried: "seen" or "not seen". */
const results = new Map<string, string>();
const unknown = selectedNames.filter((id) => !allFaults.some((fault) => fault.id === id));
exitOnIssues(
	listStaleFaults(copy, allFaults),
	unknown.map((id) => `${id} is no fault of the list.`),
);
exitOnIssues(listFailingTests(chosen));
for (const batch of groupFaults(chosen)) {
	runBatch(batch);
}
process.exitCode = summarise();

/** Ends the run where the list itself is wrong. */
function exitOnIssues(...issues: string[][]): void {
	if (issues.flat().length > 0) {
		console.error(issues.flat().join("\n"));
		process.exit(1);
	}
}

/** Lists tests that could tell nothing, since they fail without any fault or are not there. */
function listFailingTests(faults: readonly Fault[]): string[] {
	const run = runTests(faults);
	return run.status === "ran"
		? faults
				.filter((fault) => {
					const tests = findTests(fault, run.tests);
					return tests.length === 0 || tests.some(({ passed }) => !passed);
				})
				.map(({ id, test, name }) => `${id}: ${test} fails, or has no such test: ${name}`)
		: [`Without any fault: ${run.status}.`];
}

/** Sorts faults into few groups, of which each member is to be seen by another test and is far from the others. */
function groupFaults(faults: readonly Fault[]): Fault[][] {
	const groups: Fault[][] = [];
	for (const fault of faults) {
		const group = groups.find(
			(members) =>
				members.length < batchSize &&
				members.every(({ name, file }) => name !== fault.name && file !== fault.file),
		);
		if (group) {
			group.push(fault);
		} else {
			groups.push([fault]);
		}
	}
	return groups;
}

/** Puts faults in, runs what ought to see them, and takes them out. One that hides others is tried alone. */
function runBatch(faults: readonly Fault[]): void {
	const before = new Map<string, string>();
	for (const { file, find, replace } of faults) {
		const text = readFileSync(join(copy, file), "utf8");
		before.set(file, text);
		writeFileSync(
			join(copy, file),
			text.replace(find, () => replace),
		);
	}
	const run = runTests(faults);
	for (const [file, text] of before) {
		writeFileSync(join(copy, file), text);
	}
	if (run.status !== "ran" && faults.length > 1) {
		const half = Math.ceil(faults.length / 2);
		runBatch(faults.slice(0, half));
		runBatch(faults.slice(half));
		return;
	}
	for (const fault of faults) {
		const isSeen =
			run.status !== "ran" || findTests(fault, run.tests).some(({ passed }) => !passed);
		results.set(fault.id, isSeen ? "seen" : "not seen");
		console.log(`${results.get(fault.id)}: ${fault.id}`);
	}
	record();
}

/** Runs the tests of some faults in the copy, on a build of it where they need one. */
function runTests(faults: readonly Fault[]): Run {
	if (runProgram("build/main.ts", "--with-samples") !== 0) {
		return { status: "the build failed" };
	}
	const [ofSite = [], ofBuild = []] = [true, false].map((isSite) =>
		faults.filter(({ test }) => test.startsWith("tests/site/") === isSite),
	);
	const runs = [
		...(ofSite.length > 0 ? [runPlaywright(ofSite)] : []),
		...(ofBuild.length > 0 ? [runVitest(ofBuild)] : []),
	];
	return runs.every((tests) => tests.length > 0)
		? { status: "ran", tests: runs.flat() }
		: { status: "nothing ran" };
}

function runVitest(faults: readonly Fault[]): TestOutcome[] {
	const config = "vitest.built.config.ts";
	const report = "reports/built.json";
	rmSync(join(copy, report), { force: true });
	const program = "node_modules/vitest/vitest.mjs";
	runProgram(program, "run", "--config", config, ...createFilter("-t", faults));
	return readTests(report, listVitestTests);
}

function runPlaywright(faults: readonly Fault[]): TestOutcome[] {
	const report = "reports/site.json";
	rmSync(join(copy, report), { force: true });
	const program = "node_modules/@playwright/test/cli.js";
	runProgram(program, "test", "--project=site", "--workers=1", ...createFilter("-g", faults));
	return readTests(report, listPlaywrightTests);
}

/** Creates arguments that choose tests by their files and by how their names begin. */
function createFilter(option: "-t" | "-g", faults: readonly Fault[]): string[] {
	const files = new Set(faults.map(({ test }) => test));
	const names = new Set(faults.map(({ name }) => RegExp.escape(name)));
	return [...files, option, `(?:^|\\s)(?:${Array.from(names).join("|")})`];
}

/** Finds the tests that ought to see a fault. They may be in groups, whose names come before theirs. */
function findTests({ name }: Fault, tests: readonly TestOutcome[]): TestOutcome[] {
	return tests.filter((test) => ` ${test.name}`.includes(` ${name}`));
}

/** Runs a program of the copy silently. @returns its exit status. */
function runProgram(program: string, ...rest: string[]): number | null {
	return spawnSync(process.execPath, [program, ...rest], {
		cwd: copy,
		stdio: process.env.SHOW ? "inherit" : "ignore",
		timeout: 600_000,
		env: {
			...process.env,
			NODE_ENV: program.startsWith("build/") ? "production" : undefined,
			BUILD_DIRECTORY: builtFolder,
			STUBS_ORIGIN: stubsOrigin,
			REUSE_BUILD: "1",
		},
	}).status;
}

/** Reads the tests of a report: none where nothing was written. */
function readTests<Report>(
	file: string,
	listTests: (report: Report) => TestOutcome[],
): TestOutcome[] {
	const path = join(copy, file);
	return existsSync(path) ? listTests(JSON.parse(readFileSync(path, "utf8"))) : [];
}

/** Writes down what is known of every fault, those that were not tried now included. */
function record(): void {
	const before = JSON.parse(readFileSync(resultsFile, "utf8"));
	const updated = allFaults.map(({ id }) => [id, results.get(id) ?? before[id] ?? "not tried"]);
	writeFileSync(resultsFile, `${JSON.stringify(Object.fromEntries(updated), null, "\t")}\n`);
}

/** Says what was not seen. @returns the exit status. */
function summarise(): number {
	const unseen = chosen.filter(({ id }) => results.get(id) !== "seen");
	for (const { id, breaks } of unseen) {
		console.log(`not seen: ${id}. ${breaks}`);
	}
	console.log(`${chosen.length - unseen.length} of ${chosen.length} seen`);
	return (chosen.length - unseen.length) * 100 >= chosen.length * minSeenPercent ? 0 : 1;
}
