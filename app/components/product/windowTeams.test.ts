import { expect, test } from "vitest";
import { parseRow } from "../../../grid/index.ts";
import { countByWeek } from "../teamUse.ts";
import { summariseTeam, windowTeams } from "./windowTeams.ts";

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
