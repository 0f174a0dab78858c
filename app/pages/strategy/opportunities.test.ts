import { expect, test } from "vitest";
import type { CellState, Matrix } from "../../../grid/index.ts";
import { quadrantRows, valueChain } from "./opportunities.ts";

/** Counts the cells of a matrix that have a state. */
function count(matrix: Matrix, state: CellState): number {
	return matrix.flat().filter((cell) => cell === state).length;
}

test("every symbol of the value chain is sorted into one of the three places", () => {
	const bets = quadrantRows["strategic-bets"];
	const wins = quadrantRows["quick-wins"];
	expect(count(bets, 2) + count(wins, 3)).toBe(count(valueChain, 2));
	expect(count(quadrantRows["not-now"], 1)).toBe(count(valueChain, 1));
	for (const [matrix, state] of [
		[bets, 2],
		[wins, 3],
		[quadrantRows["not-now"], 1],
	] as const) {
		expect(matrix.flat().length - count(matrix, state)).toBe(count(matrix, 0));
	}
});

test("the places fit together, and no two symbols of a row touch", () => {
	const valuable = quadrantRows["strategic-bets"].map((row, index) => [
		...row,
		...(quadrantRows["quick-wins"][index] ?? []),
	]);
	for (const row of [...valuable, ...quadrantRows["not-now"]]) {
		expect(row).toHaveLength(20);
		expect(row.some((state, column) => state && row[column + 1])).toBe(false);
	}
});
