import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { project } from "../../../tests/fixtures/site.ts";
import { locateBlocks } from "./locateBlocks.ts";

let root: string;
beforeAll(() => {
	root = mkdtempSync(join(tmpdir(), "desk-locate-"));
	cpSync(join(project, "content"), join(root, "content"), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

const prices = "content/pricing.yaml";
type Block = { text: string; alt?: string; price?: string };
const locate = (...blocks: Block[]) => locateOn("/pricing", blocks);
const locateOn = (page: string, blocks: readonly Block[]) =>
	locateBlocks(
		root,
		page,
		blocks.map((block, id) => ({ id, ...block })),
	).map(({ id, path, fieldPath }) => [id, path, fieldPath.join(".")]);

test("a price is found by the ids of its row and its plan", () => {
	expect(
		locate({ text: "$2,500", price: "consult.xl" }, { text: "$500", price: "bootcamp.medium" }),
	).toEqual([
		[0, prices, "rows.4.prices.xl"],
		[1, prices, "rows.1.prices.medium"],
	]);
});

test("an amount elsewhere opens no price, however alike it looks", () => {
	const found = locate({ text: "$2,500" }, { text: "$1,000" }, { text: "$100" }, { text: "$5" });
	expect(found).toEqual([]);
});

test("a price is found while the name of its row is typed anew, and none in a row or a plan that is gone", () => {
	const file = join(root, prices);
	const before = readFileSync(file, "utf8");
	writeFileSync(file, before.replace("label: Platform", 'label: ""'));
	expect(locate({ text: "$400", price: "platform.small" })).toEqual([
		[0, prices, "rows.0.prices.small"],
	]);
	expect(locate({ text: "$400", price: "platform.gone" })).toEqual([]);
	expect(locate({ text: "$400", price: "gone.small" })).toEqual([]);
	writeFileSync(file, before);
});

test("a portrait is found by its name as the page says it now", () => {
	const settings = join(root, "content/site.yaml");
	const before = readFileSync(settings, "utf8");
	const person = "content/team/claire-donnelly.yaml";
	for (const label of ["Portrait of {name}", "Photograph: {name}"]) {
		writeFileSync(settings, before.replace(/^ {2}portrait: .*/m, `  portrait: "${label}"`));
		const { name } = parse(readFileSync(join(root, person), "utf8"));
		expect(locateOn("/team", [{ text: "", alt: label.replace("{name}", name) }])).toEqual([
			[0, person, "portrait"],
		]);
	}
	writeFileSync(settings, before);
});

test("words that two files share equally open neither", () => {
	const files = ["claire-donnelly", "kevin-zhao"].map((name) =>
		join(root, `content/team/${name}.yaml`),
	);
	const before = files.map((file) => readFileSync(file, "utf8"));
	for (const [index, file] of files.entries()) {
		writeFileSync(file, before[index]?.replace(/^line: .*/m, "line: Rings you back.") ?? "");
	}
	expect(locate({ text: "Rings you back." })).toEqual([]);
	for (const [index, file] of files.entries()) {
		writeFileSync(file, before[index] ?? "");
	}
});

test("words that one file has twice come in the order of the page: the menu, then the footer", () => {
	const file = join(root, "content/site.yaml");
	const { navigation } = parse(readFileSync(file, "utf8")) as { navigation: { label: string }[] };
	const words = navigation.map(({ label }) => label);
	const located = locateOn(
		"/search",
		["Mallee", ...words].map((text) => ({ text })),
	);
	// Without the rest of the page some words stay open: none is another's.
	const fields = located.slice(1).map(([id, path, field]) => [path, field, id]);
	expect(fields.slice(0, 4)).toEqual(
		[0, 1, 2, 3].map((index) => ["content/site.yaml", `navigation.${index}.label`, index + 1]),
	);
	for (const [path, field, id] of fields) {
		expect([path, field]).toEqual(["content/site.yaml", `navigation.${Number(id) - 1}.label`]);
	}
});
