import { expect, test } from "vitest";
import { formatOklch, parseColour, toHex } from "./colour.ts";

test("colours are written for stylesheets and for files", () => {
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
