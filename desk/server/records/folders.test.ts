import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { moveKeptFolders } from "./folders.ts";

test("what an earlier desk has kept in the cache is moved out of it, and what can be made again stays", () => {
	const root = mkdtempSync(join(tmpdir(), "desk-folders-"));
	onTestFinished(() => rmSync(root, { recursive: true }));
	for (const name of ["removed", "uploads", "saving", "preview"]) {
		mkdirSync(join(root, ".cache/desk", name), { recursive: true });
		writeFileSync(join(root, ".cache/desk", name, "file"), name);
	}
	moveKeptFolders(root);
	moveKeptFolders(root);
	for (const name of ["removed", "uploads", "saving"]) {
		expect(readFileSync(join(root, ".desk", name, "file"), "utf8")).toBe(name);
		expect(existsSync(join(root, ".cache/desk", name))).toBe(false);
	}
	expect(existsSync(join(root, ".cache/desk/preview/file"))).toBe(true);
});
