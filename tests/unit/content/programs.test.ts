import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ContentCopy, project } from "./contentCopy.ts";

/** A project of its own: the programs, and content to be broken. */
let copy: ContentCopy;
beforeEach(() => {
	copy = new ContentCopy();
	for (const name of ["app", "deploy", "scripts", "package.json"]) {
		cpSync(join(project, name), join(copy.root, name), { recursive: true });
	}
	symlinkSync(join(project, "node_modules"), join(copy.root, "node_modules"));
});
afterEach(() => copy.remove());

/** Runs a program of the copy to its end, from another folder. */
function run(program: string, environment: Record<string, string> = {}) {
	return spawnSync(process.execPath, [join(copy.root, "scripts", program)], {
		cwd: project,
		encoding: "utf8",
		env: { PATH: process.env.PATH, ...environment },
	});
}

test("a build refuses a folder that holds more than a build", () => {
	const { stdout, stderr, status } = run("build.ts", { BUILD_DIRECTORY: "content" });

	expect(stderr).toMatch(
		/^\S+content holds \S+, which no build writes, and a build would remove it\. Set BUILD_DIRECTORY to a new folder, or leave it unset for dist\.\n$/,
	);
	expect(stdout).toBe("");
	expect(status).toBe(1);
	expect(copy.files("articles").length).toBeGreaterThan(0);
});

test("a build with bad content ends with status 1, says why, and leaves the earlier build alone", () => {
	mkdirSync(join(copy.root, "dist/client"), { recursive: true });
	writeFileSync(join(copy.root, "dist/client/index.html"), "the earlier build");
	const article = copy.file("articles");
	copy.set(article, ["date"], "2025-02-30");
	copy.set("content/site.yaml", ["contact", "email"], "hello");

	const { status, stdout, stderr } = run("build.ts");

	expect(stderr).toBe(
		[
			"content/site.yaml",
			"  field     contact.email",
			'  received  "hello"',
			"  expected  an e-mail address",
			"",
			article,
			"  field     date",
			'  received  "2025-02-30"',
			"  expected  a day that exists, written YYYY-MM-DD",
			"",
			"2 issues in content/. Nothing was built.",
			"",
		].join("\n"),
	);
	expect(stdout).toBe("");
	expect(status).toBe(1);
	expect(readdirSync(join(copy.root, "dist"), { recursive: true }).sort()).toEqual([
		"client",
		"client/index.html",
	]);
	expect(readFileSync(join(copy.root, "dist/client/index.html"), "utf8")).toBe("the earlier build");
});

test("the prose check passes as the content stands, and tells every place once it does not", () => {
	expect(run("check-prose.ts")).toMatchObject({
		stdout: expect.stringMatching(/^\d+ texts in \d+ files, 0 to mend\.\n$/),
		stderr: "",
		status: 0,
	});

	const [first = "", second = ""] = copy.files("articles");
	const passage = "Eight words that two articles share are plenty here.";
	copy.append(first, passage);
	const line = copy.append(second, `${passage} Let us leverage it at http://example.com/ now.`);
	const { status, stderr } = run("check-prose.ts");
	expect(stderr).toContain(`${second}:${line}\n  found   “leverage”\n  remedy  use\n`);
	expect(stderr).toContain(
		`${second}:${line}\n  found   http://example.com/\n  remedy  https://\n`,
	);
	expect(stderr).toContain(`${second}:${line}\n  found   “eight words that two articles share`);
	expect(status).toBe(1);
});
