import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ContentCopy, project } from "./contentCopy.ts";

/** A project of its own with broken content and an earlier build. */
let copy: ContentCopy;
beforeAll(() => {
	copy = new ContentCopy();
	for (const name of ["app", "deploy", "scripts", "package.json"]) {
		cpSync(join(project, name), join(copy.root, name), { recursive: true });
	}
	symlinkSync(join(project, "node_modules"), join(copy.root, "node_modules"));
	mkdirSync(join(copy.root, "dist/client"), { recursive: true });
	writeFileSync(join(copy.root, "dist/client/index.html"), "the earlier build");
});
afterAll(() => copy.remove());

test("a build with bad content ends with status 1, says why, and leaves the earlier build alone", () => {
	const article = copy.file("articles");
	copy.set(article, ["date"], "2025-02-30");
	copy.set("content/site.yaml", ["contact", "email"], "hello");

	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		[join(copy.root, "scripts/build.ts")],
		{ cwd: project, encoding: "utf8", env: { PATH: process.env.PATH } },
	);

	expect(stderr).toBe(
		[
			"content/site.yaml",
			"  field    contact.email",
			'  found    "hello"',
			"  allowed  an e-mail address",
			"",
			article,
			"  field    date",
			'  found    "2025-02-30"',
			"  allowed  a day that exists, written YYYY-MM-DD",
			"",
			"2 faults in content/. Nothing was built.",
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
}, 60_000);
