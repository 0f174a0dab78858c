import { expect, test } from "vitest";
import { hex, oklch } from "../../../app/grid/colour.ts";
import { favicon, favicon16, faviconColour, icon180, maskable512 } from "../../../app/grid/mark.ts";
import { tileNames, tiles } from "../../../app/grid/tiles.ts";

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(colour: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
		const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}

test("colours are written for style sheets and for files", () => {
	expect(oklch([0.43, 0.102, 33])).toBe("oklch(0.43 0.102 33)");
	expect(hex([1, 0, 0])).toBe("#ffffff");
	expect(hex([0, 0, 0])).toBe("#000000");
	expect(hex([0.628, 0.2577, 29.23])).toBe("#ff0000");
});

test("the grounds are t1 to t6", () => {
	expect(tileNames.map((name) => tiles[name].className)).toEqual([
		"t1",
		"t2",
		"t3",
		"t4",
		"t5",
		"t6",
	]);
});

test.for(tileNames)("marks and accent can be seen on %s in both schemes", (name) => {
	const { ground, marks, accent } = tiles[name];
	for (const scheme of [ground.light, ground.dark]) {
		expect(contrast(marks.hex, scheme.hex)).toBeGreaterThan(6);
		expect(contrast(accent.hex, scheme.hex)).toBeGreaterThan(3.3);
	}
});

test("the favicon can be seen in a white and in a dark tab", () => {
	expect(contrast(faviconColour, "#ffffff")).toBeGreaterThan(3);
	expect(contrast(faviconColour, "#202124")).toBeGreaterThan(3);
});

test("the small favicon stands on whole pixels", () => {
	expect(favicon16()).not.toMatch(/\d\.\d/);
});

test("icons carry no style and have their own size", () => {
	for (const text of [favicon16(), favicon(), icon180(), maskable512()]) {
		expect(text).not.toMatch(/style|class=|NaN/);
	}
	expect(icon180()).toContain('width="180"');
	expect(maskable512()).toContain('width="512"');
});
