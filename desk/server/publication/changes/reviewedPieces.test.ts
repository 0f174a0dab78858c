import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { getVersion, readCurrent } from "../../content/files/contentFiles.ts";
import { requireReviewed } from "./reviewedPieces.ts";

test.each([0, 1, 2])("a change saved since the review is noticed in file %i of three", (index) => {
	const root = mkdtempSync(join(tmpdir(), "desk-reviewed-"));
	onTestFinished(() => rmSync(root, { recursive: true }));
	mkdirSync(join(root, "content"));
	const paths = ["content/site.yaml", "content/pricing.yaml", "content/redirects.yaml"];
	for (const path of paths) {
		writeFileSync(join(root, path), "brand: Mallee\n");
	}
	const files = paths.map((path) => ({ path, version: getVersion(readCurrent(root, path)) }));
	requireReviewed(root, files);
	writeFileSync(join(root, paths[index] ?? ""), "brand: Redgum\n");
	expect(() => requireReviewed(root, files)).toThrow(/saved since you reviewed it/);
});
