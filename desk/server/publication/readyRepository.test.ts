import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runGit } from "../git/git.ts";
import { findPublishingProblem } from "./readyRepository.ts";

test("a site in a folder of a larger repository is not published from there", () => {
	const repository = mkdtempSync(join(tmpdir(), "larger-"));
	onTestFinished(() => rmSync(repository, { recursive: true }));
	const identity = ["-c", "user.name=Owner", "-c", "user.email=owner@mallee.example"];
	runGit(repository, "init", "--quiet", "--initial-branch=main");
	runGit(repository, ...identity, "commit", "--quiet", "--allow-empty", "--message", "First");
	const site = join(repository, "site");
	mkdirSync(site);
	expect(findPublishingProblem(site)?.reason).toMatch(
		/^This folder is only a part of a larger Git/,
	);
	expect(findPublishingProblem(repository)?.reason ?? "").not.toMatch(/larger/);
});
