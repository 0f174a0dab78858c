import fc from "fast-check";
import { expect, test } from "vitest";
import { readNumber } from "./readNumber.ts";

test.each([
	["1,100", 1100],
	["1 100", 1100],
	["1\u00a0100", 1100],
	["$1,100", 1100],
	[" 1100 ", 1100],
	["1,100,000.5", 1100000.5],
	["0.1", 0.1],
	["1.1005", 1.1005],
	["", ""],
	[" ", ""],
])("%j is read as %j", (text, value) => {
	expect(readNumber(text)).toBe(value);
});

test.each([
	"1,1",
	"11,00",
	"0,500",
	"0,125",
	"-0,500",
	"0 500",
	"012,500",
	"1,1000",
	"1.100,00",
	"1e3",
	"0x10",
	"ten",
	"1,100 a month",
	"-",
	"1 10",
	"1$100",
])("%j is not guessed at", (text) => {
	expect(readNumber(text)).toBe(text);
});

test("a dot between thousands of dollars is not taken for cents", () => {
	expect(readNumber("1.100", true)).toBe("1.100");
	expect(readNumber("1.10", true)).toBe(1.1);
	expect(readNumber("1100", true)).toBe(1100);
});

test("every number is read again as it is shown", () => {
	const formatter = new Intl.NumberFormat("en-AU", { maximumFractionDigits: 20 });
	fc.assert(
		fc.property(
			fc.oneof(
				fc.integer(),
				fc.integer().map((cents) => cents / 100),
			),
			(number) => {
				expect(readNumber(formatter.format(number))).toBe(number === 0 ? 0 : number);
			},
		),
	);
});
