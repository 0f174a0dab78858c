import { expect, test } from "vitest";
import { parse } from "yaml";
import { addKnownContent } from "../../../tests/fixtures/knownContent.ts";
import { makeRestoredCopy } from "../../../tests/fixtures/restoredCopy.ts";
import { locateBlocks } from "./locateBlocks.ts";

const copy = makeRestoredCopy(addKnownContent);

const prices = "content/pricing.yaml";
type Block = { text: string; alt?: string; price?: string };
const locate = (...blocks: Block[]) => locateOn("/pricing", blocks);
const locateOn = (page: string, blocks: readonly Block[]) =>
	locateBlocks(
		copy.root,
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
	copy.set(prices, ["rows", 0, "label"], "");
	expect(locate({ text: "$400", price: "platform.small" })).toEqual([
		[0, prices, "rows.0.prices.small"],
	]);
	expect(locate({ text: "$400", price: "platform.gone" })).toEqual([]);
	expect(locate({ text: "$400", price: "gone.small" })).toEqual([]);
});

test("a portrait is found by its name as the page says it now", () => {
	for (const label of ["Portrait of", "Photograph:"]) {
		copy.set("content/site.yaml", ["labels", "portrait"], `${label} {name}`);
		expect(locateOn("/team", [{ text: "", alt: `${label} Meera Pillai` }])).toEqual([
			[0, "content/team/meera-pillai.yaml", "portrait"],
		]);
	}
});

test("words that two files share equally open neither", () => {
	for (const name of ["claire-donnelly", "kevin-zhao"]) {
		copy.set(`content/team/${name}.yaml`, ["line"], "Rings you back.");
	}
	expect(locate({ text: "Rings you back." })).toEqual([]);
});

test("words that one file has twice come in the order of the page: the menu, then the footer", () => {
	const { navigation } = parse(copy.read("content/site.yaml")) as {
		navigation: { label: string }[];
	};
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
