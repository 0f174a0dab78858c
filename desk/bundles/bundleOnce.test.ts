import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { bundleOnce } from "./bundleOnce.ts";

test("a bundle is kept for a week after a desk has last begun with it", async () => {
	const cache = mkdtempSync(join(tmpdir(), "desk-bundles-"));
	onTestFinished(() => rmSync(cache, { recursive: true }));
	const eightDaysAgo = new Date(Date.now() - 8 * 24 * 3_600_000);
	for (const name of ["used", "unused"]) {
		mkdirSync(join(cache, name));
		utimesSync(join(cache, name), eightDaysAgo, eightDaysAgo);
	}
	// Vite refuses its option: what is looked at is removed before it begins.
	const bundle = { name: "none", inputs: [], getCommand: () => ({ args: ["--none"], env: {} }) };
	await bundleOnce(bundle, join(cache, "used"));
	await expect(bundleOnce(bundle, join(cache, "new"))).rejects.toThrow();
	expect(readdirSync(cache)).toEqual(["used"]);
});
