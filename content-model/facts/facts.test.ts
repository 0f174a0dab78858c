import { expect, test } from "vitest";
import { pricing } from "../../tests/fixtures/pricing.ts";
import { createFacts, factNames } from "./facts.ts";

const settings = {
	brand: "Quokka",
	approach: { name: "The {brand} Way", story: "They smile." },
	place: "Perth",
};

const sources = { settings, pricing, people: 6, assistants: 13 };

test("every fact has a value, as it is printed", () => {
	const facts = createFacts(sources);
	expect(facts).toEqual({
		brand: "Quokka",
		approach: "The Quokka Way",
		story: "They smile.",
		place: "Perth",
		sessions: "five",
		Sessions: "Five",
		sessionCount: "5",
		bootcampWeeks: "4 to 5 weeks",
		smallestPlanTo: "20",
		platformFrom: "$400",
		platformTo: "$2,250",
		trainingFrom: "$500",
		trainingTo: "$750",
		bootcampFrom: "$2,500",
		bootcampTo: "$3,750",
		customFrom: "$1,250",
		customTo: "$1,800",
		strategyPrice: "$4,500",
		strategyPeopleFrom: "21",
		strategyPeopleTo: "100",
		consultFrom: "$1,000",
		consultTo: "$2,500",
		infrastructureFrom: "$120",
		infrastructureTo: "$480",
		upkeepHours: "six",
		helperHours: "52",
		webinarHours: "19.5",
		hourCost: "$75",
		teamSize: "six",
		TeamSize: "Six",
		assistants: "13",
		Assistants: "13",
	});
	expect(Object.keys(facts).sort()).toEqual([...factNames].sort());
});

test("a price that is changed changes the facts", () => {
	const dearer = structuredClone(pricing);
	Object.assign(dearer.rows[0]?.prices ?? {}, { small: 450.5 });
	expect(createFacts({ ...sources, pricing: dearer }).platformFrom).toBe("$450.50");
});

test.each([
	[1, { sessions: "one", Sessions: "One", sessionCount: "1", bootcampWeeks: "1 week" }],
	[6, { sessions: "six", Sessions: "Six", sessionCount: "6", bootcampWeeks: "5 to 6 weeks" }],
	[13, { sessions: "13", Sessions: "13", sessionCount: "13", bootcampWeeks: "12 to 13 weeks" }],
])("%i sessions in words, at the start of a sentence and as a figure", (sessions, facts) => {
	const longer = structuredClone(pricing);
	for (const row of longer.rows) {
		row.sessions = row.id === "bootcamp" ? sessions : undefined;
	}
	expect(createFacts({ ...sources, pricing: longer })).toMatchObject(facts);
});
