import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { commitFiles } from "./commit.ts";
import { runGit } from "./git.ts";

test("a removal is published from a repository whose objects have names of 64 digits, too", () => {
	const root = mkdtempSync(join(tmpdir(), "desk-commit-"));
	const git = (...args: string[]) => runGit(root, ...args).trim();
	git("init", "--quiet", "--object-format=sha256");
	git("config", "user.name", "Owner");
	git("config", "user.email", "owner@mallee.example");
	mkdirSync(join(root, "content"));
	writeFileSync(join(root, "content/site.yaml"), "brand: Mallee\n");
	writeFileSync(join(root, "content/pricing.yaml"), "rows: []\n");
	git("add", "--all");
	git("commit", "--quiet", "--message", "As it was");
	const removal = { path: "content/pricing.yaml", bytes: undefined, base: "" };
	commitFiles(root, [removal], "Removed", git("rev-parse", "HEAD"));
	expect(git("ls-tree", "-r", "--name-only", "HEAD")).toBe("content/site.yaml");
	rmSync(root, { recursive: true });
});
