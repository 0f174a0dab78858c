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
};
