import { expect, test } from "vitest";
import { toHexColour } from "./formatColour.ts";

test.each([
	["oklch(0.44 0.086 163)", "#156145"],
	["#1F4E79", "#1f4e79"],
	["oklch(0.44", undefined],
	["", undefined],
])("%s is %s", (text, hex) => {
	expect(toHexColour(text)).toBe(hex);
});
