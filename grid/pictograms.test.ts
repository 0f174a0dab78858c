import { expect, test } from "vitest";
import { getPictogram, pictogramNames } from "./pictograms.ts";
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
