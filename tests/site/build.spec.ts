import { spawnSync } from "node:child_process";
import {
	appendFileSync,
	cpSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";

const project = fileURLToPath(new URL("../..", import.meta.url));
const article = "content/articles/how-where-why-genai.md";

/** A copy of the project, to be built and changed. */
let copy: string;

test.describe.configure({ mode: "serial", timeout: 600_000 });

test.beforeAll(() => {
	copy = mkdtempSync(join(tmpdir(), "mallee-build-"));
	const files = ["package.json", "tsconfig.json", "vite.config.ts", "react-router.config.ts"];
	for (const name of ["app", "content", "deploy", "scripts", ...files]) {
		cpSync(join(project, name), join(copy, name), { recursive: true });
	}
	symlinkSync(join(project, "node_modules"), join(copy, "node_modules"));
	// Encoding the pictures anew would take longer than all else, and is not what is looked at here.
	mkdirSync(join(copy, ".cache"));
	mkdirSync(join(project, ".cache/pictures"), { recursive: true });
	symlinkSync(join(project, ".cache/pictures"), join(copy, ".cache/pictures"));
});

test.afterAll(() => rmSync(copy, { recursive: true }));

/** Builds into a folder, which has kept results of its own. */
function build(directory: string) {
	const { STUBS_ORIGIN: _, ...env } = process.env;
	const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/build.ts"], {
		cwd: copy,
		env: { ...env, BUILD_DIRECTORY: directory },
		encoding: "utf8",
	});
	const [, made, found] = stdout.match(/(\d+) results new, (\d+) from earlier builds/) ?? [];
	return { status, stderr, made: Number(made), found: Number(found) };
}

/** Everything below a folder: the bytes of each file by its path. */
function filesOf(directory: string): Map<string, string> {
	const root = join(copy, directory);
	return new Map(
		readdirSync(root, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name))
			.sort()
			.map((file) => [file.slice(root.length), readFileSync(file, "latin1")]),
	);
}

/** Paths of files that two folders do not have alike. */
function differences(one: string, other: string): string[] {
	const [left, right] = [filesOf(one), filesOf(other)];
	return Array.from(new Set([...left.keys(), ...right.keys()])).filter(
		(file) => left.get(file) !== right.get(file),
	);
}

test("two clean builds give the same files", () => {
	expect(build("dist")).toMatchObject({ status: 0, stderr: "" });
	expect(build("dist-other")).toMatchObject({ status: 0 });
	expect(filesOf("dist").size).toBeGreaterThan(300);
	expect(differences("dist", "dist-other")).toEqual([]);
});

test("a build after one changed article makes little anew, and gives what a clean build gives", () => {
	appendFileSync(join(copy, article), "\nOne more sentence stands here.\n");
	const { status, made, found } = build("dist");
	expect(status).toBe(0);
	expect(found).toBeGreaterThan(4 * made);
	expect(differences("dist", "dist-other")).toContain("/client/blog/how-where-why-genai.html");

	rmSync(join(copy, ".cache/build/dist-other"), { recursive: true });
	const clean = build("dist-other");
	expect(clean.status).toBe(0);
	expect(clean.made).toBeGreaterThan(4 * clean.found);
	expect(differences("dist", "dist-other")).toEqual([]);
});

test("damage to what was kept never reaches the site", () => {
	const kept = join(copy, ".cache/build/dist");
	for (const entry of readdirSync(kept, { recursive: true, withFileTypes: true })) {
		if (entry.isFile() && !entry.name.endsWith(".json")) {
			const file = join(entry.parentPath, entry.name);
			// The last byte only: a file that is plainly none would be too easy to tell.
			writeFileSync(
				file,
				readFileSync(file).map((byte, place, { length }) =>
					place === length - 1 ? byte ^ 1 : byte,
				),
			);
		}
	}
	const { status, made, found } = build("dist");
	expect(status).toBe(0);
	expect(made).toBeGreaterThan(4 * found);
	expect(differences("dist", "dist-other")).toEqual([]);
});

test("an issue in a text stops the build, which names it and leaves the earlier build alone", () => {
	appendFileSync(join(copy, article), "\n# A heading too large\n");
	const line = readFileSync(join(copy, article), "utf8").split("\n").length - 1;
	expect(build("dist")).toMatchObject({
		status: 1,
		stderr: [
			article,
			`  field    text, line ${line}`,
			"  found    a heading with one #",
			"  allowed  ## or ###; the title comes from the front matter",
			"",
			"1 issue in content/. Nothing was built.",
			"",
		].join("\n"),
	});
	expect(differences("dist", "dist-other")).toEqual([]);
	expect(readdirSync(copy)).not.toContain("dist-unfinished");
});
