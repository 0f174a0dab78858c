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

test("what an earlier desk has kept joins what this one has kept since, and takes the place of nothing", () => {
	const root = mkdtempSync(join(tmpdir(), "desk-folders-"));
	onTestFinished(() => rmSync(root, { recursive: true }));
	const write = (path: string, text: string) => {
		mkdirSync(join(root, path, ".."), { recursive: true });
		writeFileSync(join(root, path), text);
	};
	const read = (path: string) => readFileSync(join(root, path), "utf8");
	write(".desk/removed/new/removal.json", "new");
	write(".desk/uploads/names/ada.png", "new");
	write(".desk/saving/journal.json", "new");
	write(".cache/desk/removed/earlier/removal.json", "earlier");
	write(".cache/desk/uploads/names/ada.png", "earlier");
	write(".cache/desk/uploads/names/grace.png", "earlier");
	write(".cache/desk/saving/journal.json", "earlier");
	write(".cache/desk/saving/staged", "earlier");
	moveKeptFolders(root);
	expect(read(".desk/removed/new/removal.json")).toBe("new");
	expect(read(".desk/removed/earlier/removal.json")).toBe("earlier");
	expect(read(".desk/uploads/names/ada.png")).toBe("new");
	expect(read(".desk/uploads/names/grace.png")).toBe("earlier");
	// A journal names its own staged files.
	expect(read(".cache/desk/saving/journal.json")).toBe("earlier");
	expect(existsSync(join(root, ".desk/saving/staged"))).toBe(false);
});
