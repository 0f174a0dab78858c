import { wcagContrast } from "culori";
import { expect, test } from "vitest";
import { formatOklch, parseColour, toHex } from "./colour.ts";
import { createPalette, designColours, findWeakPairs } from "./palette.ts";
import { tileNames } from "./tiles.ts";

const palette = createPalette(designColours);

test("colours are written for style sheets and for files", () => {
	expect(formatOklch([0.43, 0.102, 33])).toBe("oklch(0.43 0.102 33)");
	expect(toHex([1, 0, 0])).toBe("#ffffff");
	expect(toHex([0, 0, 0])).toBe("#000000");
	expect(toHex([0.628, 0.2577, 29.23])).toBe("#ff0000");
});

test("an owner's colour is read in both spellings", () => {
	expect(parseColour("oklch(0.43 0.102 33)")).toEqual([0.43, 0.102, 33]);
	for (const colour of ["#1b2a5c", "#ffffff", "#7f7f7f", "#ff0000"]) {
		expect(toHex(parseColour(colour))).toBe(colour);
	}
});

test.for(tileNames)("marks and accent can be seen on %s in both schemes", (name) => {
	const { ground, marks, accent } = palette.tiles[name];
	for (const scheme of ground) {
		expect(wcagContrast(marks.hex, scheme.hex)).toBeGreaterThan(6);
		expect(wcagContrast(accent.hex, scheme.hex)).toBeGreaterThan(3.3);
	}
});

test("with its own colours the design is as it was drawn, and everything can be seen", () => {
	expect(palette.tokens.ink.map(({ oklch }) => oklch)).toEqual([
		"oklch(0.22 0.022 165)",
		"oklch(0.95 0.01 105)",
	]);
	expect(palette.favicon.hex).toBe(toHex([0.575, 0.105, 162]));
	expect(findWeakPairs(palette)).toEqual([]);
});

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
