import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { checkSecurityText } from "./checkSecurityText.ts";
import { findUnpinnedBase } from "./hostItems.ts";

/** The check on a day, of a security.txt that counts until 1 December 2026. */
function checkOn(day: string) {
	const place = { file: "content/site.yaml", line: 46, field: "securityExpires" };
	return checkSecurityText([{ ...place, value: "2026-12-01" }], new Date(day));
}

test("a security.txt that has expired is left to do, one that soon expires is only said", () => {
	expect(checkOn("2026-06-01")).toEqual({ items: [] });
	expect(checkOn("2026-11-01")).toEqual({
		items: [],
		warning: expect.stringContaining("is valid for 30 more days"),
	});
	expect(checkOn("2026-12-03")).toEqual({
		items: [
			{
				file: "content/site.yaml",
				line: 46,
				field: "securityExpires",
				detail: expect.stringContaining("security.txt expired on 2026-12-01. Set securityExpires"),
			},
		],
	});
});

test("a base of the container that is a tag is named, one by digest and none are not", () => {
	const root = mkdtempSync(join(tmpdir(), "mallee-base-"));
	onTestFinished(() => rmSync(root, { recursive: true }));
	expect(findUnpinnedBase(root)).toBeUndefined();
	mkdirSync(join(root, "deploy/nginx"), { recursive: true });
	const write = (base: string) =>
		writeFileSync(join(root, "deploy/nginx/Containerfile"), `FROM ${base}\n`);
	write("docker.io/library/debian:13-slim");
	expect(findUnpinnedBase(root)).toBe("docker.io/library/debian:13-slim");
	write(`docker.io/library/debian:13-slim@sha256:${"0".repeat(64)}`);
	expect(findUnpinnedBase(root)).toBeUndefined();
});
