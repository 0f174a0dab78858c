import { expect, test } from "vitest";
import { readDottedThousands } from "./readDottedThousands.ts";

test.each([
	["1.100", 1100],
	["$2.005", 2005],
	["12.345.678", 12_345_678],
	["1.10", undefined],
	["0.100", undefined],
	["1100", undefined],
])("“%s” is probably %s", (text, number) => {
	expect(readDottedThousands(text)).toBe(number);
});
