import { expect, test } from "vitest";
import { countByWeek } from "../../components/teamUse.ts";
import { findTurningWeek, heroTeams } from "./heroTeams.ts";

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
