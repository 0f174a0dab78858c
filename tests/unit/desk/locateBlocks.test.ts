import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { locateBlocks } from "../../../desk/server/locateBlocks.ts";
import { project } from "../site.ts";

let root: string;
beforeAll(() => {
	root = mkdtempSync(join(tmpdir(), "desk-locate-"));
	cpSync(join(project, "content"), join(root, "content"), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

const prices = "content/pricing.yaml";
const locate = (...blocks: { text: string; row?: string; column?: string }[]) =>
	locateBlocks(
		root,
		"/pricing",
		blocks.map((block, id) => ({ id, ...block })),
	).map(({ id, path, fieldPath }) => [id, path, fieldPath.join(".")]);

test("a price is found by the row and the column of the price table", () => {
	expect(
		locate(
			{ text: "$2,500", row: "Quarterly consult a quarter", column: "XL 101+ users" },
			{ text: "$500", row: "Training Bootcamp a session", column: "Medium 21–50 users" },
		),
	).toEqual([
		[0, prices, "rows.4.prices.xl"],
		[1, prices, "rows.1.prices.medium"],
	]);
});

test("an amount elsewhere opens no price, however alike it looks", () => {
	const found = locate({ text: "$2,500" }, { text: "$1,000" }, { text: "$100" }, { text: "$5" });
	expect(found).toEqual([]);
});

test("a row whose name is being typed anew takes no other row's price", () => {
	const file = join(root, prices);
	const before = readFileSync(file, "utf8");
	writeFileSync(file, before.replace("label: Platform", 'label: ""'));
	expect(locate({ text: "$500", row: "Training Bootcamp", column: "Small 1–20 users" })).toEqual([
		[0, prices, "rows.1.prices.small"],
	]);
	expect(locate({ text: "$400", row: "a month", column: "Small 1–20 users" })).toEqual([]);
	writeFileSync(file, before);
});

test("words that two fields share equally are left alone", () => {
	const file = join(root, prices);
	const before = readFileSync(file, "utf8");
	writeFileSync(file, before.replace("label: AI Strategy", "label: Training Custom"));
	expect(locate({ text: "Training Custom" })).toEqual([]);
	writeFileSync(file, before);
});
