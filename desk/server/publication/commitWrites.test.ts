import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runGit } from "../git/git.ts";
import { readHead } from "../git/repository.ts";
import { commitWrites } from "./commitWrites.ts";

test("what is published already, and what follows another commit than was checked, is refused; so is what would be lost by now", async () => {
	const root = mkdtempSync(join(tmpdir(), "desk-commit-"));
	onTestFinished(() => rmSync(root, { recursive: true }));
	const git = (...args: string[]) => runGit(root, ...args).trim();
	git("init", "--quiet");
	git("config", "user.name", "Owner");
	git("config", "user.email", "owner@mallee.example");
	git("commit", "--quiet", "--allow-empty", "--message", "Nothing yet");
	const first = readHead(root) ?? expect.fail();
	const write = {
		path: "content/site.yaml",
		bytes: Buffer.from("brand: Mallee\n"),
		baseVersion: "",
	};
	const { commit } = await commitWrites(root, [write], "A brand", first);
	expect(git("rev-parse", "HEAD")).toBe(commit);
	const second = readHead(root) ?? expect.fail();
	await expect(commitWrites(root, [write], "A brand", second)).rejects.toThrow("published already");
	await expect(commitWrites(root, [write], "A brand", first)).rejects.toThrow(
		"Somebody has committed to this branch meanwhile",
	);
	expect(git("rev-parse", "HEAD")).toBe(commit);
	const other = { ...write, bytes: Buffer.from("brand: Banksia\n") };
	const publishOther = () => commitWrites(root, [other], "Another brand", second);
	writeFileSync(join(root, ".git/MERGE_HEAD"), commit);
	await expect(publishOther()).rejects.toThrow("in the middle of a merge");
	rmSync(join(root, ".git/MERGE_HEAD"));
	git("switch", "--quiet", "--create", "elsewhere");
	await expect(publishOther()).rejects.toThrow("on another branch");
	git("switch", "--quiet", "--detach");
	await expect(publishOther()).rejects.toThrow("not on a branch");
	expect(git("rev-parse", "HEAD")).toBe(commit);
});
