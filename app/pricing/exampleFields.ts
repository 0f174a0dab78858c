import { z } from "zod";

/** Placeholders of a worked example. */
export const exampleFigures = [
	"people",
	"plan",
	"platformMonthly",
	"platformYear",
	"perPerson",
	"monthlyFrom",
	"monthlyTo",
	"total",
	"totalWithGst",
	"secondCourse",
	"totalTwoCourses",
	"seatPrice",
	"bySeat",
	"hourlyRate",
	"wholeFrom",
	"wholeTo",
	"yearFrom",
	"yearTo",
	"hoursFrom",
	"hoursTo",
	"minutesEach",
	"teams",
	"teamsCost",
	"yearWithTeamsFrom",
	"yearWithTeamsTo",
	"hoursWithTeamsFrom",
	"hoursWithTeamsTo",
	"minutesEachWithTeams",
] as const;

/** The choices of a worked example of an estimate. */
export const exampleChoices = z.strictObject({
	people: z.int().min(1),
	bootcamp: z.boolean(),
	strategy: z.boolean(),
	consult: z.boolean(),
	customSessions: z.int().min(0),
});

/** A worked example: the choices, and a made-up reader's own figures. */
export const exampleFields = {
	choices: exampleChoices,
	seatPrice: z
		.number()
		.positive()
		.optional()
		.describe("A made-up price of a seat a month.")
		.meta({ isMoney: true }),
	hourlyRate: z
		.number()
		.positive()
		.optional()
		.describe("A made-up rate an hour.")
		.meta({ isMoney: true }),
	teams: z
		.int()
		.min(1)
		.optional()
		.describe("A made-up number of teams, each with a helper and one person at the webinars.")
		.meta({ formHint: "Teams, each with a helper and one person at the webinars." }),
};
