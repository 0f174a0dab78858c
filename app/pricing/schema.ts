import { z } from "zod";
import { dollars } from "../../content-model/index.ts";

/** Placeholders of a worked example. */
export const exampleFigures = [
	"people",
	"plan",
	"platformMonthly",
	"platformYear",
	"costPerPerson",
	"platformWithCloudFrom",
	"platformWithCloudTo",
	"total",
	"totalWithGst",
	"secondCourse",
	"totalTwoCourses",
	"seatPrice",
	"seatCost",
	"hourlyRate",
	"fullMonthlyCostFrom",
	"fullMonthlyCostTo",
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
	people: z.int().min(1).describe("How many people the firm has."),
	bootcamp: z.boolean().describe("Whether the firm takes the bootcamp."),
	strategy: z.boolean().describe("Whether it takes AI Strategy."),
	consult: z.boolean().describe("Whether it takes the quarterly consult."),
	customSessions: z.int().min(0).describe("How many custom sessions it takes."),
});

/** A worked example: the choices, and a made-up reader's own figures. */
export const exampleFields = {
	choices: exampleChoices,
	seatPrice: dollars.positive().optional().describe("A made-up price of a seat a month."),
	hourlyRate: dollars.positive().optional().describe("A made-up rate an hour."),
	teams: z
		.int()
		.min(1)
		.optional()
		.describe("A made-up number of teams, each with a helper and one person at the webinars.")
		.meta({ formHint: "Teams, each with a helper and one person at the webinars." }),
};
