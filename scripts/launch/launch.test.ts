import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ContentCopy } from "../../tests/fixtures/contentCopy.ts";

const copy = new ContentCopy();
copy.addPrograms();
afterAll(() => copy.remove());

/** Runs the program in the copy, where security.txt counts for so many more days. */
function runLaunch(days: number) {
	const expires = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
	copy.set("content/site.yaml", ["securityExpires"], expires);
	const { status, stdout } = spawnSync(
		process.execPath,
		[join(copy.root, "scripts/launch.ts"), "--offline"],
		{ encoding: "utf8", env: { PATH: process.env.PATH } },
	);
	return { status, stdout, left: Number(/(\d+) left to do before launch\.\n$/.exec(stdout)?.[1]) };
}

test("what soon has to be done is only said, and counts as left to do once it is late", () => {
	const base = "docker.io/library/debian";
	const containerfile = join(copy.root, "deploy/nginx/Containerfile");
	writeFileSync(containerfile, `ARG BASE=${base}:13-slim\n`);
	const soon = runLaunch(30);
	expect(soon.stdout).toMatch(/^security\.txt is valid for \d\d more days, until /m);
	expect(soon.stdout).toContain(`The container stands on ${base}:13-slim, which changes: pin it`);

	writeFileSync(containerfile, `ARG BASE=${base}@sha256:${"0".repeat(64)}\n`);
	const late = runLaunch(-2);
	expect(late.stdout).toMatch(
		/^Renew security\.txt \(1\)\n {2}content\/site\.yaml:\d+ {2}securityExpires\n {4}security\.txt expired on \S+\. Set securityExpires/m,
	);
	expect(late.stdout).not.toContain("The container stands on");
	expect(late.left).toBe(soon.left + 1);
	expect(late.status).toBe(1);
});
