import { describe, expect, test } from "vitest";
import { contrastRatio, luminance } from "../../app/grid/colour.ts";
import {
	type Finding,
	fallsShort,
	describe as inWords,
	requiredOfText,
} from "../contrast/measure.ts";

describe("contrast", () => {
	test("has the values of WCAG’s own examples", () => {
		expect(contrastRatio("#000000", "#ffffff")).toBe(21);
		expect(contrastRatio("#ffffff", "#000000")).toBe(21);
		expect(contrastRatio("#ffffff", "#ffffff")).toBe(1);
		// #767676 is the lightest grey that passes on white, #777 fails: WebAIM, "Contrast and Color".
		expect(contrastRatio("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
		expect(contrastRatio("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
		expect(luminance("#ff0000")).toBeCloseTo(0.2126, 4);
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
		pair: "#111111 on #ffffff",
		ratio: 4.5,
		required: 4.5,
		what: "A word",
		where: "main > p (/, 1440 px, light)",
	};

	test("fall short below what is required, not at it", () => {
		expect(fallsShort(finding)).toBe(false);
		expect(fallsShort({ ...finding, ratio: 4.499 })).toBe(true);
	});

	test("are said in one line", () => {
		expect(inWords(finding)).toBe(
			"4.50 of 4.5 text: #111111 on #ffffff, “A word”, main > p (/, 1440 px, light)",
		);
	});
});
