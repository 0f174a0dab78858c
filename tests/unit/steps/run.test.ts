import { spawnSync } from "node:child_process";
import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectFolder } from "../../../deploy/buildFolder.ts";
import type { Step } from "../../steps/run.ts";

const { scripts } = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8"));

/** A copy of `npm test` in a project of its own, whose steps the tests write. */
let copy: string;
beforeAll(() => {
	copy = mkdtempSync(join(tmpdir(), "mallee-steps-"));
	for (const name of ["scripts/startServer.ts", "tests/steps", "deploy"]) {
		cpSync(join(projectFolder, name), join(copy, name), { recursive: true });
	}
	symlinkSync(join(projectFolder, "node_modules"), join(copy, "node_modules"));
	writeFileSync(join(copy, "package.json"), JSON.stringify({ type: "module" }));
	// Nothing is installed, and nothing said of what is missing.
	write("tests/steps/browser.ts", "export function requireBrowser() {}");
	write(
		"tests/steps/nginx.ts",
		"export const hasNginx = () => ({ available: true, notes: ['No nginx.'] });",
	);
	write(
		"tests/steps/engines.ts",
		"export const availableEngines = () => ({ names: [], notes: ['No WebKit.'] });",
	);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function write(name: string, text: string): void {
	mkdirSync(join(copy, name, ".."), { recursive: true });
	writeFileSync(join(copy, name), text);
}

/** A step that runs a line of code. */
function step(name: string, code: string, more: Partial<Step> = {}): Step {
	return { name, command: ["node", "-e", code], ...more };
}

/** A step that writes a report as vitest does, and ends with a status. */
function vitestStep(name: string, report: object, status = 0): Step {
	const file = `reports/${name}.json`;
	const text = JSON.stringify(JSON.stringify(report));
	const code = `require("node:fs").writeFileSync("${file}", ${text}); process.exitCode = ${status};`;
	return step(name, code, { report: { file, kind: "vitest" } });
}

/** What `npm test` ends with when these are its steps. */
function npmTest(...steps: Step[]) {
	write("tests/steps/steps.ts", `export const allSteps = () => (${JSON.stringify(steps)});`);
	// As npm runs it, without npm, which would take most of the time.
	const { status, stdout } = spawnSync(scripts.test, {
		cwd: copy,
		encoding: "utf8",
		shell: true,
		env: { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}` },
	});
	return { status, stdout, last: stdout.trimEnd().split("\n").at(-1) };
}

const passing = step("passing", "");

test("status 0 and the sum of all reports where every step passed", () => {
	const { status, last } = npmTest(
		passing,
		vitestStep("three", { numPassedTests: 3, numFailedTests: 0 }),
	);
	expect(last).toBe("4 passed, 0 failed");
	expect(status).toBe(0);
});

test.each<[what: string, failing: Step, last: string]>([
	["its program fails", step("failing", "process.exit(3)"), "1 passed, 1 failed"],
	["its program is killed", step("killed", "process.kill(process.pid)"), "1 passed, 1 failed"],
	["there is no such program", { name: "absent", command: ["no-such"] }, "1 passed, 1 failed"],
	[
		"a test failed",
		vitestStep("a", { numPassedTests: 2, numFailedTests: 1 }, 1),
		"3 passed, 1 failed",
	],
	[
		"a test failed, though its program says nothing of it",
		vitestStep("b", { numPassedTests: 2, numFailedTests: 1 }),
		"3 passed, 1 failed",
	],
	[
		"its program fails, though no test did",
		vitestStep("c", { numPassedTests: 2, numFailedTests: 0 }, 1),
		"3 passed, 1 failed",
	],
	["no test ran", vitestStep("d", { numPassedTests: 0, numFailedTests: 0 }), "1 passed, 1 failed"],
	["its report says nothing", vitestStep("e", {}), "1 passed, 1 failed"],
	[
		"it wrote no report",
		step("f", "", { report: { file: "reports/f.json", kind: "playwright" } }),
		"1 passed, 1 failed",
	],
])("a status that is not 0 where %s", (_what, failing, last) => {
	const result = npmTest(passing, failing);
	expect(result.last).toBe(last);
	expect(result.status).toBe(1);
});

test("a report of an earlier run is not counted again", () => {
	const whole = vitestStep("again", { numPassedTests: 5, numFailedTests: 0 });
	expect(npmTest(whole).last).toBe("5 passed, 0 failed");
	expect(npmTest({ ...whole, command: ["node", "-e", ""] }).last).toBe("0 passed, 1 failed");
});

test("what comes after a step that failed is not run, and counts as failed", () => {
	const { status, stdout, last } = npmTest(
		step("build", "process.exit(1)"),
		step("browser", "console.log('it ran')", { after: ["build"] }),
		step("later", "console.log('it ran too')", { after: ["browser"] }),
	);
	expect(stdout).not.toContain("it ran");
	expect(last).toBe("0 passed, 3 failed");
	expect(status).toBe(1);
});

test("two steps run at a time; one waits for that from which it stays apart, and each one's output is in one piece", () => {
	const talk = (name: string, milliseconds: number, more: Partial<Step> = {}) =>
		step(
			name,
			`console.log("${name} a"); setTimeout(() => console.log("${name} b"), ${milliseconds})`,
			more,
		);
	const { stdout } = npmTest(
		talk("one", 100),
		talk("two", 1500),
		talk("apart", 100, { apartFrom: "two" }),
		talk("last", 100),
	);
	for (const name of ["one", "two", "apart", "last"]) {
		expect(stdout).toContain(`${name} a\n${name} b\n`);
	}
	const places = ["two ...", "── one", "last ...", "── two", "apart ..."].map((text) =>
		stdout.indexOf(text),
	);
	expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test("what could not be checked here is said at the end, and counts neither way", () => {
	const { status, stdout } = npmTest(passing);
	expect(stdout.trimEnd()).toMatch(/No nginx\.\nNo WebKit\.\n\n1 passed, 0 failed$/);
	expect(status).toBe(0);
});
