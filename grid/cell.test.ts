import { expect, test } from "vitest";
import {
	countUsed,
	countUsedMostDays,
	findRuns,
	parseMatrix,
	parseRow,
	toCellState,
} from "./cell.ts";

test("an amount becomes a state at the limits the design sets", () => {
	expect([-1, 0, 0.159, 0.16, 0.359, 0.36, 0.579, 0.58, 2].map(toCellState)).toEqual([
		0, 0, 0, 1, 1, 2, 2, 3, 3,
	]);
});

test("a row reads every symbol", () => {
	expect(parseRow(".-o#|+")).toEqual([0, 1, 2, 3, 4, 5]);
	expect(parseRow("")).toEqual([]);
});

test("a row names the character it cannot read", () => {
	expect(() => parseRow("-o#x.")).toThrow(
		'"x" of the grid "-o#x." is not a symbol. They are . - o # | +',
	);
	expect(() => parseRow("- -")).toThrow('" " of the grid "- -"');
	expect(() => parseRow("😀")).toThrow('"😀" of the grid');
});

test("a drawing is rows with a slash between them", () => {
	expect(parseMatrix("#+/-o")).toEqual([
		[3, 5],
		[1, 2],
	]);
	expect(() => parseMatrix("##/#=")).toThrow('"=" of the grid "#="');
});

test("neighbouring bars become one run, empty days too, dots and discs stay alone", () => {
	expect(findRuns(parseRow("..-oo###.#.."))).toEqual([
		{ start: 0, length: 2, state: 0 },
		{ start: 2, length: 1, state: 1 },
		{ start: 3, length: 1, state: 2 },
		{ start: 4, length: 1, state: 2 },
		{ start: 5, length: 3, state: 3 },
		{ start: 8, length: 1, state: 0 },
		{ start: 9, length: 1, state: 3 },
	]);
});

test("bars of different states do not join", () => {
	expect(findRuns(parseRow("##++||")).map(({ length }) => length)).toEqual([2, 2, 1, 1]);
});

test("used days are discs and bars", () => {
	expect(countUsed(parseRow(".-o#|+"))).toBe(4);
	expect(countUsed([])).toBe(0);
});

test("most days are three of a week's five", () => {
	const people = ["ooo..#####", "oo...##...", "-----####."].map(parseRow);
	expect(countUsedMostDays(people, 0, 5)).toBe(1);
	expect(countUsedMostDays(people, 5, 10)).toBe(2);
	expect(countUsedMostDays(people)).toBe(1);
});
