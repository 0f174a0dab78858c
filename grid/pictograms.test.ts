import { expect, test } from "vitest";
import { getPictogram, listPictograms, pictogramNames, pictogramSizes } from "./pictograms.ts";
import { createPaths } from "./svg.ts";

test("every row of a pictogram is as long as its first", () => {
	for (const name of pictogramNames) {
		const lengths = getPictogram(name).map((row) => row.length);
		expect(new Set(lengths).size, name).toBe(1);
		expect(lengths[0], name).toBeGreaterThan(4);
	}
});

test("every name draws, and no two draw the same", () => {
	expect(new Set(pictogramNames).size).toBe(pictogramNames.length);
	const drawn = pictogramNames.map((name) => JSON.stringify(createPaths(getPictogram(name))));
	expect(new Set(drawn).size).toBe(pictogramNames.length);
	expect(drawn.join()).not.toMatch(/NaN|undefined/);
});

test("content may name each drawing of its place, and none of a page that is not there", () => {
	const listed = pictogramSizes.flatMap(listPictograms);
	const left = pictogramNames.filter((name) => !listed.includes(name));
	expect(left).toEqual(["benefit-not-found", "not-found"]);
	expect(listPictograms("8x5")).toContain("data-security");
	expect(listPictograms("8x5")).not.toContain("talent-drain");
});
