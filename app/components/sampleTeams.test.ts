import { expect, test } from "vitest";
import { parseRow } from "../../grid/index.ts";
import {
	countByWeek,
	findTurningWeek,
	heroTeams,
	summariseTeam,
	windowTeams,
} from "./sampleTeams.ts";

test("the hero shows five teams of three people over 25 working days", () => {
	expect(heroTeams.map((team) => team.map((row) => row.length))).toEqual(
		Array.from({ length: 5 }, () => [25, 25, 25]),
	);
});

test("more people use it on most days in each of the hero's weeks than in the one before", () => {
	expect(countByWeek(heroTeams.flat())).toEqual([1, 4, 8, 12, 15]);
});

test("the hero says of each team in which week most of it joined in", () => {
	expect(heroTeams.map(findTurningWeek)).toEqual([
		{ number: 5, count: 3 },
		{ number: 3, count: 2 },
		{ number: 2, count: 2 },
		{ number: 4, count: 3 },
		{ number: 3, count: 2 },
	]);
});

test("sixteen of the product window's eighteen people use it on most days of week 5", () => {
	expect(windowTeams.flat()).toHaveLength(18);
	expect(countByWeek(windowTeams.flat()).at(-1)).toBe(16);
});

test("the product window shows how much of a team used it each day, and nobody's row", () => {
	const [legal = []] = windowTeams;
	const summary = summariseTeam(legal);
	expect(summary).toHaveLength(25);
	expect([summary[0], summary.at(-1)]).toEqual([0, 3]);
	expect(
		summariseTeam([parseRow("##.."), parseRow("#..."), parseRow("#-.."), parseRow("o.o.")]),
	).toEqual([3, 1, 1, 0]);
});
