import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { commitFiles } from "./commit.ts";
import { listChangedFiles, readPublished, runGit } from "./git.ts";
import { readHead } from "./repository.ts";

/** Makes a repository of two files. @param options of `git init` */
function createRepository(...options: string[]) {
	const root = mkdtempSync(join(tmpdir(), "desk-commit-"));
	onTestFinished(() => rmSync(root, { recursive: true }));
	const git = (...args: string[]) => runGit(root, ...args).trim();
	git("init", "--quiet", ...options);
	git("config", "user.name", "Owner");
	git("config", "user.email", "owner@mallee.example");
	mkdirSync(join(root, "content"));
	writeFileSync(join(root, "content/site.yaml"), "brand: Mallee\n");
	writeFileSync(join(root, "content/pricing.yaml"), "rows: []\n");
	git("add", "--all");
	git("commit", "--quiet", "--message", "As it was");
	return { root, git };
}

const requireHead = (root: string) => readHead(root) ?? expect.fail();

test("a removal is published from a repository whose objects have names of 64 digits, too", async () => {
	const { root, git } = createRepository("--object-format=sha256");
	const removal = { path: "content/pricing.yaml", bytes: undefined };
	await commitFiles(root, [removal], "Removed", requireHead(root));
	expect(git("ls-tree", "-r", "--name-only", "HEAD")).toBe("content/site.yaml");
});

/** Commits another brand, which the folder has already. */
function commitBrand(root: string) {
	const path = "content/site.yaml";
	const bytes = Buffer.from("brand: Banksia\n");
	writeFileSync(join(root, path), bytes);
	return commitFiles(root, [{ path, bytes }], "Another brand", requireHead(root));
}

test("nothing new is not committed", async () => {
	const { root, git } = createRepository();
	await commitBrand(root);
	const head = git("rev-parse", "HEAD");
	expect(await commitBrand(root)).toEqual({ type: "unchanged" });
	expect(git("rev-parse", "HEAD")).toBe(head);
});

test("the index follows a commit once another program has let go of it", async () => {
	const { root, git } = createRepository();
	const lock = join(root, ".git/index.lock");
	writeFileSync(lock, "");
	const committed = commitBrand(root);
	// Only a process that goes on meanwhile, as the desk does for other requests, comes to this.
	await setTimeout(0);
	rmSync(lock);
	expect(await committed).toMatchObject({ type: "committed", isIndexBehind: false });
	expect(git("status", "--porcelain")).toBe("");
});

test("an index that stays locked is told", async () => {
	const { root } = createRepository();
	const lock = join(root, ".git/index.lock");
	writeFileSync(lock, "");
	const outcome = await commitBrand(root);
	expect(outcome).toMatchObject({ type: "committed", isIndexBehind: true });
});

test("a status that Git cannot tell is an error, but outside of a repository nothing has changed", () => {
	const { root } = createRepository();
	writeFileSync(join(root, ".git/index"), "no index");
	expect(() => listChangedFiles(root, ["content"])).toThrow("index");
	rmSync(join(root, ".git"), { recursive: true });
	expect(listChangedFiles(root, ["content"])).toEqual([]);
});

test("a file that Git cannot read is not taken for one that was never published", () => {
	const { root, git } = createRepository();
	const path = "content/site.yaml";
	expect(readPublished(root, path)?.toString()).toBe("brand: Mallee\n");
	expect(readPublished(root, "content/new.yaml")).toBeUndefined();
	const object = git("rev-parse", `HEAD:${path}`);
	rmSync(join(root, ".git/objects", object.slice(0, 2), object.slice(2)));
	expect(() => readPublished(root, path)).toThrow(`lost ${path}`);
	expect(readPublished(root, "content/new.yaml")).toBeUndefined();
	writeFileSync(join(root, ".git/config"), "no configuration");
	expect(() => readPublished(root, path)).toThrow();
	expect(() => listChangedFiles(root, ["content"])).toThrow("config");
});

test("nothing was published before the first commit, nor outside of a repository", () => {
	const { root } = createRepository();
	rmSync(join(root, ".git"), { recursive: true });
	expect(readPublished(root, "content/site.yaml")).toBeUndefined();
	runGit(root, "init", "--quiet");
	expect(readPublished(root, "content/site.yaml")).toBeUndefined();
});
