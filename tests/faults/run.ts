/**
 * Puts the faults of faults.yaml into a copy of the project, builds it and reports which of them the tests
 * detect: `npm run test:faults`, or only some with `-- <id> <id>`. Faults share a build, where each is to be
 * seen by a test of its own. Ends with 0 where 95 of 100 of those tried are seen. The last result of
 * each is in results.json. Faults of functions are Stryker's: `npm run test:mutation`.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../../machine/files.ts";
import { builtFolder } from "../fixtures/builtFolder.ts";
import { makeScratchCopy } from "../fixtures/scratchCopy.ts";
import { stubsOrigin } from "../fixtures/served.ts";
import { type Fault, listStaleFaults, readFaults } from "./faultList.ts";

/** Names of tests that failed, or why there are none. */
type Failed = ReadonlySet<string> | "build" | "nothing ran";

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

/** Tests that could tell nothing, since they fail without any fault or are not there. */
function listFailingTests(faults: readonly Fault[]): string[] {
	const { failed, passed } = run(faults);
	return typeof failed === "string"
		? [`Without any fault: ${failed}.`]
		: faults
				.filter(({ name }) => !isAmong(name, passed) || isAmong(name, failed))
				.map(({ id, test, name }) => `${id}: ${test} fails, or has no such test: ${name}`);
}

/** Faults in few groups, of which each member is to be seen by another test and is far from the others. */
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
	const { failed } = run(faults);
	for (const [file, text] of before) {
		writeFileSync(join(copy, file), text);
	}
	if (typeof failed === "string" && faults.length > 1) {
		const half = Math.ceil(faults.length / 2);
		runBatch(faults.slice(0, half));
		runBatch(faults.slice(half));
		return;
	}
	for (const { id, name } of faults) {
		const isSeen = typeof failed === "string" || isAmong(name, failed);
		results.set(id, isSeen ? "seen" : "not seen");
		console.log(`${results.get(id)}: ${id}`);
	}
	record();
}

/** Runs the tests of some faults in the copy, on a build of it where they need one. */
function run(faults: readonly Fault[]): { failed: Failed; passed: ReadonlySet<string> } {
	if (runProgram("build/main.ts", "--with-samples") !== 0) {
		return { failed: "build", passed: new Set() };
	}
	const failed = new Set<string>();
	const passed = new Set<string>();
	const [ofSite = [], ofBuild = []] = [true, false].map((isSite) =>
		faults.filter(({ test }) => test.startsWith("tests/site/") === isSite),
	);
	for (const [runner, some] of [
		[runPlaywright, ofSite],
		[runVitest, ofBuild],
	] as const) {
		if (some.length === 0) {
			continue;
		}
		const tests = runner(some);
		if (tests.length === 0) {
			return { failed: "nothing ran", passed };
		}
		for (const { name, ok } of tests) {
			(ok ? passed : failed).add(name);
		}
	}
	return { failed, passed };
}

interface Outcome {
	name: string;
	ok: boolean;
}

function runVitest(faults: readonly Fault[]): Outcome[] {
	const config = "vitest.built.config.ts";
	const report = "reports/built.json";
	rmSync(join(copy, report), { force: true });
	const program = "node_modules/vitest/vitest.mjs";
	runProgram(program, "run", "--config", config, ...createFilter("-t", faults));
	interface VitestReport {
		testResults: { assertionResults: { fullName: string; status: string }[] }[];
	}
	return read<VitestReport>(report)
		.testResults.flatMap(({ assertionResults }) => assertionResults)
		.filter(({ status }) => status === "passed" || status === "failed")
		.map(({ fullName, status }) => ({ name: fullName, ok: status === "passed" }));
}

function runPlaywright(faults: readonly Fault[]): Outcome[] {
	const report = "reports/site.json";
	rmSync(join(copy, report), { force: true });
	const program = "node_modules/@playwright/test/cli.js";
	runProgram(program, "test", "--project=site", "--workers=1", ...createFilter("-g", faults));
	interface Suite {
		suites?: Suite[];
		specs?: { title: string; ok: boolean }[];
	}
	const listSpecs = ({ suites = [], specs = [] }: Suite): Outcome[] => [
		...specs.map(({ title, ok }) => ({ name: title, ok })),
		...suites.flatMap(listSpecs),
	];
	return listSpecs(read<Suite>(report));
}

/** Arguments that choose tests by their files and by how their names begin. */
function createFilter(option: "-t" | "-g", faults: readonly Fault[]): string[] {
	const files = new Set(faults.map(({ test }) => test));
	const names = new Set(faults.map(({ name }) => RegExp.escape(name)));
	return [...files, option, `(?:^|\\s)(?:${Array.from(names).join("|")})`];
}

/** Returns whether a test is among some, which may be in groups. */
function isAmong(name: string, fullNames: ReadonlySet<string>): boolean {
	return Array.from(fullNames).some((full) => ` ${full}`.includes(` ${name}`));
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

/** Reads a report, or one without any test where nothing was written. */
function read<Report>(file: string): Report {
	try {
		return JSON.parse(readFileSync(join(copy, file), "utf8"));
	} catch {
		return { testResults: [] } as Report;
	}
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
