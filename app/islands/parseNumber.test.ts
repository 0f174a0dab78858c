import fc from "fast-check";
import { expect, test } from "vitest";
import { parseNumber } from "./parseNumber.ts";

const errors = {
	empty: "empty",
	notNumber: "notNumber",
	notWhole: "notWhole",
	tooLittle: "tooLittle",
	tooMuch: "tooMuch",
};
const readCount = (text: string) => parseNumber(text, { kind: "count", min: 1, max: 1000 }, errors);
const readAmount = (text: string) =>
	parseNumber(text, { kind: "amount", min: 0, max: 1_000_000 }, errors);

test.each([
	["32", 32],
	[" 32 ", 32],
	["1", 1],
	["1000", 1000],
	["1,000", 1000],
	["007", 7],
])("the count %j is %i", (text, value) => {
	expect(readCount(text)).toEqual({ value });
});

test.each([
	["", "empty"],
	["   ", "empty"],
	["abc", "notNumber"],
	["1e9", "notNumber"],
	["0x10", "notNumber"],
	["NaN", "notNumber"],
	["Infinity", "notNumber"],
	["$5", "notNumber"],
	["12 people", "notNumber"],
	["1,00", "notNumber"],
	["3.5", "notWhole"],
	[".5", "notWhole"],
	["0", "tooLittle"],
	["-0", "tooLittle"],
	["-5", "tooLittle"],
	["−5", "tooLittle"],
	["1001", "tooMuch"],
	["1000000000", "tooMuch"],
	["9".repeat(400), "tooMuch"],
])("the count %j is wrong: %s", (text, error) => {
	expect(readCount(text)).toEqual({ error });
});

test.each([
	["1000", 1000],
	["1,000", 1000],
	[" $1,000.50 ", 1000.5],
	["0", 0],
])("the amount %j is %d", (text, value) => {
	expect(readAmount(text)).toEqual({ value });
});

test.each([
	["", "empty"],
	["abc", "notNumber"],
	["1e9", "notNumber"],
	["1.005", "notNumber"],
	["NaN", "notNumber"],
	["-5", "tooLittle"],
	["−$5", "tooLittle"],
	["1000001", "tooMuch"],
	["9".repeat(400), "tooMuch"],
])("the amount %j is wrong: %s", (text, error) => {
	expect(readAmount(text)).toEqual({ error });
});

test("the error names the maximum, and is used where there is no other sentence", () => {
	const { empty: _, ...others } = { ...errors, tooMuch: "up to {max}" };
	const amount = { kind: "amount", min: 0.01, max: 1000 } as const;
	expect(parseNumber("1,200", amount, others)).toEqual({ error: "up to $1,000" });
	expect(parseNumber("0.00", amount, others)).toEqual({ error: "tooLittle" });
	expect(parseNumber("", amount, others)).toEqual({ error: "notNumber" });
});

test("whatever is written is a whole number within the limits, or is wrong", () => {
	fc.assert(
		fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
			const { value, error } = readCount(text);
			if (value === undefined) {
				expect(Object.values(errors)).toContain(error);
			} else {
				expect(Number.isInteger(value)).toBe(true);
				expect(value).toBeGreaterThanOrEqual(1);
				expect(value).toBeLessThanOrEqual(1000);
			}
		}),
	);
});
