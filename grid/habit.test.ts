import { expect, test } from "vitest";
import { countUsed } from "./cell.ts";
import { calculateGrowth, createRulerRow } from "./habit.ts";
import { createRandom, pickRandom } from "./seed.ts";

test("a slug gives the same stream for ever", () => {
	const next = createRandom("mallee");
	expect([next(), next(), next()].map((value) => value.toFixed(6))).toMatchInlineSnapshot(`
		[
		  "0.594216",
		  "0.655911",
		  "0.638058",
		]
	`);
	expect(createRandom("mallee")()).toBe(createRandom("mallee")());
	expect(createRandom("mallee")()).not.toBe(createRandom("malleE")());
});

test("a stream stays between 0 and 1 and spreads evenly", () => {
	const next = createRandom("spread");
	const values = Array.from({ length: 10_000 }, next);
	expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
	expect(Math.max(...values)).toBeLessThan(1);
	const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
	expect(mean).toBeCloseTo(0.5, 1);
});

test("nothing can be picked from an empty list", () => {
	expect(() => pickRandom([], createRandom("none"))).toThrow("the list is empty");
});

/** A digit for each day: from 0, a tick, to 3, a bar. */
const draw = (rows: readonly (readonly number[])[]) => rows.map((row) => row.join(""));

test("a ruler's row is drawn alike for ever, at the top, half way and at the end", () => {
	expect(draw([0, 0.5, 1].map((fill) => createRulerRow("section", fill)))).toMatchInlineSnapshot(`
		[
		  "0000000010000000011100112",
		  "0000000110221223333333333",
		  "3223333333333333333333333",
		]
	`);
});

test("growth is half way at the middle, and as far below before it as above after it", () => {
	expect(calculateGrowth(7, 7, 2)).toBe(0.5);
	expect(calculateGrowth(9, 7, 2)).toBeCloseTo(0.731, 3);
	expect(calculateGrowth(5, 7, 2) + calculateGrowth(9, 7, 2)).toBeCloseTo(1, 10);
	expect(calculateGrowth(9, 7, 1)).toBeGreaterThan(calculateGrowth(9, 7, 2));
});

test("a ruler has more days the more it is filled", () => {
	const used = [0.1, 0.4, 0.7, 1].map((fill) => countUsed(createRulerRow("section", fill)));
	expect(used).toEqual([...used].sort((a, b) => a - b));
	expect(used[0]).toBeLessThan(6);
	expect(used[3]).toBeGreaterThan(20);
});
