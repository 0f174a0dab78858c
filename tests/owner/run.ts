/**
 * Edits a copy of the project as an owner does in a year and runs the unit tests after each edit; at the
 * end it builds the copy, and tests what was built and the desk: `npm run test:owner`. Arguments choose test
 * files, such as `-- app/seo`, and leave the build and the desk out. Ends with 0 where everything stayed green.
 */
import { spawnSync } from "node:child_process";
import { ContentCopy } from "../fixtures/contentCopy.ts";
import { makeScratchCopy } from "../fixtures/scratchCopy.ts";
import { edits } from "./edits.ts";

const copy = new ContentCopy(makeScratchCopy());
const files = process.argv.slice(2);
const vitest = "node_modules/vitest/vitest.mjs";
const red: string[] = [];

for (const [edit, change] of Object.entries(edits)) {
	change(copy);
	expectGreen(edit, vitest, "run", ...files);
}
if (files.length === 0) {
	expectGreen("finds nothing in the prose", "scripts/check-prose.ts");
	expectGreen("builds", "build/main.ts", "--with-samples");
	expectGreen("looks at what was built", vitest, "run", "--config", "vitest.built.config.ts");
	const playwright = "node_modules/@playwright/test/cli.js";
	expectGreen("works at the desk", playwright, "test", "--config", "playwright.desk.config.ts");
}
console.log(red.length === 0 ? "Everything stayed green." : `Red after: ${red.join(", ")}`);
process.exitCode = red.length === 0 ? 0 : 1;

/** Runs a program in the copy, and shows what it printed where it failed. */
function expectGreen(edit: string, program: string, ...rest: string[]): void {
	const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...rest], {
		cwd: copy.root,
		env: {
			...process.env,
			BUILD_DIRECTORY: "dist-test",
			NODE_ENV: program.startsWith("build/") ? "production" : process.env.NODE_ENV,
		},
		encoding: "utf8",
		maxBuffer: 2 ** 27,
	});
	console.log(`An owner ${edit}: ${status === 0 ? "green" : "RED"}`);
	if (status !== 0) {
		red.push(edit);
		console.log(stdout, stderr);
	}
}
