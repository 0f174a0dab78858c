import { expect, test } from "vitest";
import { factsOf } from "../../../app/content/facts.ts";

const pricing = (sessions: unknown) => ({
	rows: [{ id: "platform" }, { id: "bootcamp", sessions }],
});

test.each([
	[6, { sessions: "six", Sessions: "Six", sessionCount: "6" }],
	[13, { sessions: "13", Sessions: "13", sessionCount: "13" }],
])("%i sessions in words, at the start of a sentence and as a figure", (count, facts) => {
	expect(factsOf({ brand: "Wattle" }, pricing(count))).toEqual({ brand: "Wattle", ...facts });
});

test("what its own file says wrongly is not known", () => {
	expect(factsOf({ brand: 3 }, pricing("six"))).toEqual({});
	expect(factsOf(undefined, null)).toEqual({});
});
