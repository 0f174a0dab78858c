import fc from "fast-check";
import { expect, test } from "vitest";
import type { Level, Matrix } from "../../../app/grid/index.ts";
import { sortOpportunities, valueChain } from "../../../app/sections/strategy/opportunities.ts";

/** How many cells of a matrix have each level, nothing left out. */
function counts(matrix: Matrix): Record<number, number> {
	const found: Record<number, number> = { 1: 0, 2: 0, 3: 0 };
	for (const level of matrix.flat()) {
		if (level > 0) {
			found[level] = (found[level] ?? 0) + 1;
		}
	}
	return found;
}

/** Whether two marks of a row stand side by side. */
function touching(row: readonly Level[]): boolean {
	return row.some((level, column) => level > 0 && (row[column + 1] ?? 0) > 0);
}

function expectSorted(chain: Matrix): void {
	const { quickWins, strategicBets, notNow } = sortOpportunities(chain);
	const before = counts(chain);
	expect((counts(quickWins)[3] ?? 0) + (counts(strategicBets)[2] ?? 0)).toBe(before[2]);
	expect(counts(quickWins)).toMatchObject({ 1: 0, 2: 0 });
	expect(counts(strategicBets)).toMatchObject({ 1: 0, 3: 0 });
	expect(counts(notNow)).toEqual({ 1: before[1], 2: 0, 3: 0 });
	const valuable = strategicBets.map((row, place) => [...row, ...(quickWins[place] ?? [])]);
	for (const row of [...valuable, ...notNow]) {
		expect(row).toHaveLength(20);
		expect(touching(row)).toBe(false);
	}
	expect([valuable.length, notNow.length]).toEqual([4, 2]);
}

test("every mark of the page's chain is sorted into one of the three places", () => {
	expect(counts(valueChain)[1]).toBeGreaterThan(0);
	expect(counts(valueChain)[2]).toBeGreaterThan(0);
	expectSorted(valueChain);
	const { quickWins, strategicBets } = sortOpportunities(valueChain);
	expect(counts(quickWins)[3], "some are within reach").toBeGreaterThan(0);
	expect(counts(strategicBets)[2], "and some are not").toBeGreaterThan(0);
});

test("the same chain is sorted the same way each time", () => {
	expect(sortOpportunities(valueChain)).toEqual(sortOpportunities(valueChain));
});

test("any chain that has room is sorted without losing a mark", () => {
	const chain = fc.array(fc.constantFrom<Level>(0, 0, 1, 2), { maxLength: 12 });
	fc.assert(
		fc.property(chain, (row) => expectSorted([row])),
		{ seed: 6 },
	);
});

test("an empty chain gives empty places, too many marks are an error", () => {
	expectSorted([[]]);
	const crowded: Matrix = [Array.from({ length: 60 }, (): Level => 1)];
	expect(() => sortOpportunities(crowded)).toThrow();
});
