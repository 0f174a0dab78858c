import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runGit } from "../git/git.ts";
import { commitWrites } from "./commitWrites.ts";

test("what is published already, and what follows another commit than was checked, is refused", async () => {
	const root = mkdtempSync(join(tmpdir(), "desk-commit-"));
	onTestFinished(() => rmSync(root, { recursive: true }));
	const git = (...args: string[]) => runGit(root, ...args).trim();
	git("init", "--quiet");
	git("config", "user.name", "Owner");
	git("config", "user.email", "owner@mallee.example");
	git("commit", "--quiet", "--allow-empty", "--message", "Nothing yet");
	const first = git("rev-parse", "HEAD");
	const write = {
		path: "content/site.yaml",
		bytes: Buffer.from("brand: Mallee\n"),
		baseVersion: "",
	};
	const { commit } = await commitWrites(root, [write], "A brand", first);
	expect(git("rev-parse", "HEAD")).toBe(commit);
	await expect(commitWrites(root, [write], "A brand", commit)).rejects.toThrow("published already");
	await expect(commitWrites(root, [write], "A brand", first)).rejects.toThrow(
		"Somebody has committed to this branch meanwhile",
	);
	expect(git("rev-parse", "HEAD")).toBe(commit);
});
