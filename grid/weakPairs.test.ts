import { expect, test } from "vitest";
import { formatOklch, parseColour } from "./colour.ts";
import { createPalette, designColours } from "./palette.ts";
import { findWeakPairs } from "./weakPairs.ts";

test("in any hue and any strength, what follows a colour stands out as before", () => {
	for (let hue = 0; hue < 360; hue += 30) {
		for (const strength of [0, 0.5, 1, 2]) {
			const { gum, dusk, redgum, wattle } = designColours;
			const [, chroma] = gum;
			const own = [parseColour("#1b2a5c")[0], chroma * strength, hue] as const;
			const weak = findWeakPairs(
				createPalette({ ...designColours, gum: own, dusk, redgum, wattle }),
			);
			expect(weak, `${formatOklch(own)}`).toEqual([]);
		}
	}
});

test("a colour that is too light is named with every pair that it spoils", () => {
	const weak = findWeakPairs(createPalette({ ...designColours, gum: parseColour("#7fd0a0") }));
	expect(weak.map(({ culprit }) => culprit)).toEqual(["gum", "gum", "gum"]);
	expect(weak[0]?.remedy).toBe("darker");
	expect(weak[0]?.problem).toBe(
		"words in the brand’s colour on ground in the light scheme: 1.70 to 1, and at least 4.5 to 1 is needed",
	);
});

test("a ground that is too dark is named itself, and none of the colours on it", () => {
	const weak = findWeakPairs(createPalette({ ...designColours, paper: parseColour("#222222") }));
	expect(weak.length).toBeGreaterThan(3);
	expect(new Set(weak.map(({ culprit, remedy }) => `${culprit} ${remedy}`))).toEqual(
		new Set(["paper lighter"]),
	);
});
