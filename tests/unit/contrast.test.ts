import { describe, expect, test } from "vitest";
import {
	type Colour,
	contrastRatio,
	flatten,
	hexOf,
	luminance,
	over,
	parseColour,
	requiredOfText,
	white,
} from "../../scripts/contrast/colour.ts";
import {
	type Finding,
	fallsShort,
	describe as inWords,
	worstOfEachPair,
} from "../../scripts/contrast/measure.ts";

const black: Colour = [0, 0, 0, 1];
const grey = (byte: number): Colour => [byte / 255, byte / 255, byte / 255, 1];

describe("colours of a browser", () => {
	test("are read with and without opacity", () => {
		expect(parseColour("color(srgb 0.1 0.2 0.3)")).toEqual([0.1, 0.2, 0.3, 1]);
		expect(parseColour("color(srgb 0.1 0.2 0.3 / 0.5)")).toEqual([0.1, 0.2, 0.3, 0.5]);
		expect(parseColour("color(srgb 1e-7 none 1)")).toEqual([1e-7, 0, 1, 1]);
	});

	test("beyond sRGB are cut off as a screen does", () => {
		expect(parseColour("color(srgb -0.02 1.3 0.5)")).toEqual([0, 1, 0.5, 1]);
	});

	test("written in another way are refused", () => {
		for (const text of [
			"rgb(0, 0, 0)",
			"oklch(0.5 0.1 30)",
			"color(srgb 1 1)",
			"color(srgb x 0 0)",
			"",
		]) {
			expect(() => parseColour(text), text).toThrow("is not a colour in sRGB");
		}
	});
});

describe("layers", () => {
	test("mix by the opacity of the upper one", () => {
		expect(over([0, 0, 0, 0.5], white)).toEqual([0.5, 0.5, 0.5, 1]);
		expect(over([0, 0, 0, 0.25], white)).toEqual([0.75, 0.75, 0.75, 1]);
	});

	test("lie in their order, with white under the last", () => {
		expect(flatten([])).toEqual(white);
		expect(flatten([[1, 0, 0, 0.5], black])).toEqual([0.5, 0, 0, 1]);
		expect(flatten([black, [1, 0, 0, 1]])).toEqual(black);
	});
});

describe("contrast", () => {
	test("has the values of WCAG’s own examples", () => {
		expect(contrastRatio(black, white)).toBe(21);
		expect(contrastRatio(white, black)).toBe(21);
		expect(contrastRatio(white, white)).toBe(1);
		// #767676 is the lightest grey that passes on white, #777 fails: WebAIM, "Contrast and Color".
		expect(contrastRatio(grey(0x76), white)).toBeCloseTo(4.54, 2);
		expect(contrastRatio(grey(0x77), white)).toBeCloseTo(4.48, 2);
		expect(luminance([1, 0, 0, 1])).toBeCloseTo(0.2126, 4);
	});

	test("asks less of large text and of large bold text", () => {
		expect(requiredOfText(17, 840)).toBe(4.5);
		expect(requiredOfText(23.9, 400)).toBe(4.5);
		expect(requiredOfText(24, 240)).toBe(3);
		expect(requiredOfText(18.66, 700)).toBe(4.5);
		expect(requiredOfText(56 / 3, 700)).toBe(3);
		expect(requiredOfText(20, 690)).toBe(4.5);
	});
});

describe("findings", () => {
	const finding: Finding = {
		kind: "text",
		pair: "ink on ground",
		ratio: 4.5,
		required: 4.5,
		what: "A word",
		where: "main > p (/, 1440 px, light)",
	};

	test("fall short below what is required, not at it", () => {
		expect(fallsShort(finding)).toBe(false);
		expect(fallsShort({ ...finding, ratio: 4.499 })).toBe(true);
	});

	test("are one for each pair and requirement, the worst first", () => {
		const low = { ...finding, ratio: 3.2, what: "Worse" };
		const large = { ...finding, ratio: 3.2, required: 3 };
		expect(worstOfEachPair([finding, large, low])).toEqual([low, large]);
	});

	test("are said in one line", () => {
		expect(inWords(finding)).toBe(
			"4.50 of 4.5 text: ink on ground, “A word”, main > p (/, 1440 px, light)",
		);
	});

	test("have colours for people to read", () => {
		expect(hexOf([1, 0.5, 0, 1])).toBe("#ff8000");
	});
});
