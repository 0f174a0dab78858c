import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { projectFolder } from "../../deploy/buildFolder.ts";
import { spawnGroup } from "../../scripts/startServer.ts";

/** One program that checks something. */
export interface Step {
	/** What it checks, for the terminal. */
	name: string;
	/** The program, from the project's own packages, and its arguments. */
	command: [string, ...string[]];
	/** What its environment has besides. */
	env?: Readonly<Record<string, string>>;
	/** Where it counts its tests. A step without a report counts as one test. */
	report?: { file: string; kind: "vitest" | "playwright" };
	/** Names of steps that have to pass before it starts. */
	after?: readonly string[];
	/** The step that listens on the same ports, beside which it cannot run. */
	apartFrom?: string;
}

interface Count {
	passed: number;
	failed: number;
}

interface Result extends Count {
	step: Step;
	seconds: number;
}

/** How many steps run at the same time. */
const lanes = 2;

const logs = join(projectFolder, "reports/steps");

/**
 * Runs all steps, also after one has failed, two at a time. What a step prints is shown once it has
 * ended. The last line is the sum: `N passed, N failed`.
 * @param notes sentences for the end, such as what could not be checked here.
 * @returns the exit status: 0 only when every step passed and counted something.
 */
export async function runSteps(
	steps: readonly Step[],
	notes: readonly string[] = [],
): Promise<number> {
	mkdirSync(logs, { recursive: true });
	const waiting = new Set(steps);
	const running = new Map<Step, Promise<Result>>();
	const results: Result[] = [];
	while (waiting.size > 0 || running.size > 0) {
		for (const step of waiting) {
			if (mayStart(step, steps, results, Array.from(running.keys()))) {
				waiting.delete(step);
				running.set(step, run(step, results));
			}
		}
		const result = await Promise.race(running.values());
		running.delete(result.step);
		results.push(result);
		show(result);
	}
	return summarise(results, notes);
}

/** Whether a step has a lane, and all that it comes after has ended. */
function mayStart(
	step: Step,
	steps: readonly Step[],
	results: readonly Result[],
	running: readonly Step[],
): boolean {
	const isOwed = (name: string) =>
		steps.some((other) => other.name === name) && !results.some((it) => it.step.name === name);
	const isHindered = running.some(({ name }) => name === step.apartFrom);
	return running.length < lanes && !isHindered && !step.after?.some(isOwed);
}

/** Runs a step, unless one that it comes after has failed: then it fails as well. */
async function run(step: Step, results: readonly Result[]): Promise<Result> {
	const cause = results.find((it) => it.failed > 0 && step.after?.includes(it.step.name));
	if (cause) {
		console.log(`\n${step.name}: not run, since this failed: ${cause.step.name}`);
		return { step, seconds: 0, passed: 0, failed: 1 };
	}
	console.log(`${step.name} ...`);
	const report = step.report && join(projectFolder, step.report.file);
	if (report) {
		rmSync(report, { force: true });
	}
	const start = performance.now();
	const status = await statusOf(step);
	const seconds = (performance.now() - start) / 1000;
	return { step, seconds, ...counted(status, report, step.report?.kind) };
}

/** Runs the program of a step. @returns its exit status, or null where it was ended. */
async function statusOf({ name, command, env }: Step): Promise<number | null> {
	const log = openSync(logOf(name), "w");
	try {
		const bin = join(projectFolder, "node_modules/.bin");
		const { child } = spawnGroup(command, {
			cwd: projectFolder,
			stdio: ["ignore", log, log],
			env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ""}`, ...env },
		});
		return await new Promise((resolve, reject) => {
			child.once("error", reject).once("exit", resolve);
		});
	} catch (error) {
		console.error(`${command[0]} could not be started: ${error}`);
		return null;
	} finally {
		closeSync(log);
	}
}

function logOf(name: string): string {
	return join(logs, `${name.replaceAll(" ", "-")}.log`);
}

/** A program that fails without a failed test, or counts none, has failed as a whole. */
function counted(status: number | null, report?: string, kind?: "vitest" | "playwright"): Count {
	if (!report || !kind) {
		return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
	}
	const { passed, failed } = readCount(report, kind);
	const isWhole = status === 0 && passed > 0;
	return { passed, failed: isWhole ? failed : Math.max(failed, 1) };
}

/** Reads how many tests a report counts. A report that is missing or says nothing counts none. */
function readCount(file: string, kind: "vitest" | "playwright"): Count {
	let count: Count = { passed: 0, failed: 0 };
	try {
		const report = JSON.parse(readFileSync(file, "utf8"));
		count =
			kind === "vitest"
				? { passed: report.numPassedTests, failed: report.numFailedTests }
				: { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
	} catch {
		console.error(`There is no readable report at ${file}.`);
	}
	return Number.isInteger(count.passed + count.failed) ? count : { passed: 0, failed: 0 };
}

function show(result: Result): void {
	console.log(`\n── ${lineOf(result)} ──`);
	if (result.seconds > 0) {
		process.stdout.write(readFileSync(logOf(result.step.name)));
	}
}

function lineOf({ step, seconds, passed, failed }: Result): string {
	return `${step.name}: ${passed} passed, ${failed} failed in ${seconds.toFixed(1)} s`;
}

/** Prints every step's line, the notes and the sum. @returns the exit status. */
function summarise(results: readonly Result[], notes: readonly string[]): number {
	const passed = results.reduce((sum, result) => sum + result.passed, 0);
	const failed = results.reduce((sum, result) => sum + result.failed, 0);
	console.log(`\n${[...results.map(lineOf), ...notes].join("\n")}`);
	console.log(`\n${passed} passed, ${failed} failed`);
	return failed === 0 && passed > 0 ? 0 : 1;
}
