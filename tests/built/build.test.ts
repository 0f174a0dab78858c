import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builtFolder } from "../fixtures/builtFolder.ts";
import { ContentCopy } from "../fixtures/contentCopy.ts";
import { stubsOrigin } from "./documents.ts";

/** Builds into a folder of a project. */
function build(project: string, directory: string) {
	return spawnSync(process.execPath, ["build/main.ts", "--with-samples"], {
		cwd: project,
		env: {
			...process.env,
			NODE_ENV: "production",
			BUILD_DIRECTORY: directory,
			...(stubsOrigin && { STUBS_ORIGIN: stubsOrigin }),
		},
		encoding: "utf8",
	});
}

/** Everything below a folder: the bytes of each file by its path. */
function readFiles(folder: string): Map<string, string> {
	return new Map(
		readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name))
			.map((file) => [file.slice(folder.length), readFileSync(file, "latin1")]),
	);
}

test("a second build of the same content gives the same files", () => {
	const again = `${builtFolder}-again`;
	try {
		expect(build(process.cwd(), again)).toMatchObject({ status: 0, stderr: "" });
		const [first, second] = [readFiles(builtFolder), readFiles(again)];
		const differing = Array.from(new Set([...first.keys(), ...second.keys()])).filter(
			(file) => first.get(file) !== second.get(file),
		);
		expect(first.size).toBeGreaterThan(300);
		expect(differing).toEqual([]);
	} finally {
		rmSync(again, { recursive: true, force: true });
	}
});

test("an issue in a text stops the build, which names it and leaves the earlier build alone", () => {
	const copy = new ContentCopy();
	try {
		copy.addPrograms();
		const earlier = join(copy.root, "dist");
		cpSync(join(builtFolder, "client/robots.txt"), join(earlier, "client/robots.txt"));
		const article = copy.getFile("articles");
		const line = copy.append(article, "# A heading too large");
		const { status, stderr } = build(copy.root, "dist");
		expect(status).toBe(1);
		expect(stderr).toContain(`${article}:${line}\n`);
		expect(stderr).toContain(`text, line ${line}\n`);
		expect(stderr).toContain("1 issue in content/.\nNothing was built.\n");
		expect(stderr).toMatch(/ still holds the build before, not this one: do not publish it\.\n$/);
		expect(readdirSync(join(earlier, "client"))).toEqual(["robots.txt"]);
		expect(readdirSync(copy.root).filter((name) => name.startsWith("dist"))).toEqual(["dist"]);
	} finally {
		copy.remove();
	}
});
