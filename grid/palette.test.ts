import { wcagContrast } from "culori";
import { expect, test } from "vitest";
import { toHex } from "./colour.ts";
import { createPalette, designColours } from "./palette.ts";
import { themeNames } from "./themes.ts";
import { findWeakPairs } from "./weakPairs.ts";

const palette = createPalette(designColours);

test.for(themeNames)("ink and accent can be seen on %s in both schemes", (name) => {
	const { ground, ink, accent } = palette.themes[name];
	for (const scheme of ground) {
		expect(wcagContrast(ink.hex, scheme.hex)).toBeGreaterThan(6);
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
