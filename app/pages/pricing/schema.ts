import { z } from "zod";
import { dollars, type FieldSchemas, sample } from "../../../content-model/index.ts";
import { createNumberErrors, createShareLinksFields } from "../../islands/schema.ts";
import { exampleFields, exampleFigures } from "../../pricing/schema.ts";

/** Creates the schema of `content/pages/pricing.yaml`. */
export function createSchema(fields: FieldSchemas) {
	const { closing, line, lineWithPlaceholders, page, sectionHead } = fields;

	return page({
		table: createTableFields(fields),
		firstYears: createFirstYearsFields(fields),
		estimator: createEstimatorFields(fields),
		infrastructure: z.strictObject({
			...sectionHead,
			rows: z
				.array(
					z.strictObject({
						label: line.describe("What is billed."),
						text: lineWithPlaceholders(
							"fixed",
							"modelsFrom",
							"modelsTo",
							"togetherFrom",
							"togetherTo",
						).describe("How much it is, from pricing.yaml."),
					}),
				)
				.describe("The amounts of the cloud provider's bill."),
			note: line.describe("Below the amounts."),
		}),
		closing,
	});
}

/** Creates the schema of the words of the price table. */
function createTableFields({ line, lineFields }: FieldSchemas) {
	return z.strictObject({
		...lineFields({
			title: "Read out as the heading of the table.",
			caption: "Read out for the table: what it lists, and in which currency.",
			item: "Read out as the heading of the first column.",
			notOffered: "In the place of a price that a plan does not have.",
			sharedPrice: "Comes after a price that two plans share.",
		}),
		per: z.strictObject(
			lineFields({
				month: "Comes after a price for each month.",
				session: "Comes after a price for each session.",
				quarter: "Comes after a price for each quarter.",
				once: "Comes after a price that is paid once.",
			}),
		),
		notes: z
			.array(line.describe("Markdown of one line."))
			.describe("The notes below the table, a line each."),
		legend: z
			.strictObject(
				lineFields({
					disc: "What a disc stands for.",
					dot: "What a dot stands for.",
					bar: "What a bar stands for.",
				}),
			)
			.describe("What the symbols count in the drawings of the plans."),
	});
}

/** Creates the schema of the first years of four firms. */
function createFirstYearsFields({
	line,
	lineFields,
	lineWithPlaceholders,
	paragraph,
	sectionHead,
}: FieldSchemas) {
	return z
		.strictObject({
			...sectionHead,
			caption: line.describe("Read out for the table and the choice of a firm."),
			// FirstYears.module.css has a selector for each firm, by its place in this list.
			people: z.array(z.int().min(1)).length(4).describe("Head counts of the four firms."),
			...lineFields({
				item: "Read out as the heading of the first column.",
				platform: "The row of the platform.",
				bootcamp: "The row of the bootcamp.",
				strategy: "The row of AI Strategy.",
				consult: "The row of the quarterly consults.",
				total: "The sum of the rows above it.",
				cloudCost: "The row of the cloud provider's bill.",
			}),
			minimumCost: line.describe("The sum of platform and bootcamp, without the rest."),
			minimumTotalCost: line.describe("The same with the cloud bill and people's hours."),
			withGst: lineWithPlaceholders("amount").describe("A sum with GST, below the one without."),
			size: lineWithPlaceholders("people", "plan").describe("The firm: its people and its plan."),
			staffCost: lineWithPlaceholders("hourCost").describe("The row of people's hours."),
			staffHours: lineWithPlaceholders("hours").describe("How many hours, after their cost."),
			totalCost: line.describe("The sum of fees, cloud bill and people's hours."),
			range: lineWithPlaceholders("from", "to").describe("How the table writes a range."),
			secondCourse: line.describe("A course for teams that start later, in none of the sums."),
			notes: z.array(paragraph).min(1).describe("What is counted, and what is not."),
		})
		.optional()
		.describe("A first year for each of four firms, worked out from pricing.yaml.");
}

/** Creates the schema of the estimator: its form, its results and the worked examples. */
function createEstimatorFields(fields: FieldSchemas) {
	const { line, lineWithPlaceholders, list, listOf, sectionHead } = fields;
	const exampleText = lineWithPlaceholders(...exampleFigures).describe(
		"The example in words, shown while JavaScript is off.",
	);
	return z.strictObject({
		...sectionHead,
		legend: line.describe("Read out for the fields of the form."),
		optional: line.describe("Shown in an empty field that may stay so."),
		limits: z.strictObject({
			people: createLimits(1),
			customSessions: createLimits(0),
			seatPrice: dollars.positive().describe("The most the field takes, in dollars."),
			hourlyRate: dollars.positive().describe("The most the field takes, in dollars."),
		}),
		fields: createFormFields(fields),
		results: createResultFields(fields),
		errors: createErrorFields(fields),
		share: createShareLinksFields(fields),
		formParameter: z
			.string()
			.optional()
			.describe(
				"Where the contact form's URL takes parameters: the one under which GET STARTED gives it the URL of the estimate.",
			),
		onPaper: z
			.strictObject({
				title: line.describe("Heads what the printed estimate adds."),
				items: listOf({
					text: line.describe("What to know, in a few sentences."),
					sample: sample.describe("true while it is a sample. It is labelled as one."),
				}).describe("What the printed estimate adds, a paragraph each."),
			})
			.describe(
				"What a printed estimate adds, such as where data is kept. Contact details follow.",
			),
		assumptions: z.strictObject({
			title: line.describe("Heads what the estimate assumes."),
			breakEven: list.describe("What the comparison assumes, below it."),
		}),
		example: z.strictObject({
			...exampleFields,
			choices: exampleFields.choices.describe("What the form shows at first."),
			text: exampleText,
			more: z
				.array(z.strictObject({ ...exampleFields, text: exampleText }))
				.describe("Further worked examples, for readers without JavaScript."),
			note: line.describe("Below the examples: what the form needs."),
		}),
	});
}

/** Creates the schema of the form's fields. */
function createFormFields({ line, lineFields, lineWithPlaceholders }: FieldSchemas) {
	const labelAndHelp = lineFields({
		label: "The label of the field.",
		help: "A hint below the label.",
	});
	const labelAndPrice = {
		label: labelAndHelp.label,
		help: lineWithPlaceholders("price").describe("A hint below the label, with the price."),
	};
	return z.strictObject({
		people: z.strictObject(labelAndHelp),
		bootcamp: z.strictObject(labelAndPrice),
		strategy: z.strictObject({
			...labelAndPrice,
			unavailable: line.describe("In place of the hint for a plan without it."),
		}),
		consult: z.strictObject(labelAndPrice),
		customSessions: z.strictObject(labelAndPrice),
		seatPrice: z.strictObject(labelAndHelp),
		hourlyRate: z.strictObject(labelAndHelp),
	});
}

/** Creates the schema of the estimate beside the form. */
function createResultFields(fields: FieldSchemas) {
	const { line, lineFields, lineWithPlaceholders } = fields;
	return z.strictObject({
		...lineFields({
			title: "Heads the estimate.",
			plan: "Comes before the name of the plan.",
			platformMonthly: "Comes before the platform's price a month.",
			breakdown: "Heads the parts of the sum.",
			platformYear: "The row of the platform's year.",
			bootcamp: "The row of the bootcamp.",
			strategy: "The row of AI Strategy.",
			consult: "The row of the quarterly consult.",
		}),
		exampleTitle: line.describe("The title without scripts: the figures are those of the example."),
		customSessions: lineWithPlaceholders("count").describe("The row of the custom sessions."),
		total: line.describe("Comes before the sum, in large type."),
		totalWithGst: lineWithPlaceholders("totalWithGst").describe("The sum with GST, after it."),
		infrastructure: lineWithPlaceholders("from", "to").describe(
			"Says what the cloud provider bills, below the parts.",
		),
		note: line.describe("The last line of the estimate."),
		breakEven: createBreakEvenFields(fields),
	});
}

/** Creates the schema of the rows that compare the platform with seats and hours. */
function createBreakEvenFields({ lineFields, lineWithPlaceholders }: FieldSchemas) {
	return z
		.strictObject({
			...lineFields({
				title: "Heads the comparison.",
				perPerson: "The row of the platform's price for each person.",
				monthly: "The row of the platform with the cloud provider's bill.",
				seatCost: "The row of another product's seats, for everyone.",
				cheaper: "The row of the verdict on those two.",
				fullMonthlyCost: "The row of a month with all fees and people's hours.",
				hours: "The row of the useful hours that cover it.",
			}),
			verdicts: z
				.strictObject(
					lineFields({
						seats: "Shown where seats cost less.",
						platform: "Shown where the platform costs less.",
						depends: "Shown where it depends on use.",
					}),
				)
				.describe("Which of the two costs less, before training."),
			range: lineWithPlaceholders("from", "to").describe("How a range is written."),
		})
		.describe("The rows that compare the platform with seats and hours.");
}

/** Creates the schema of the form's error messages. */
function createErrorFields(fields: FieldSchemas) {
	const { lineWithPlaceholders } = fields;
	const notWhole = lineWithPlaceholders("max").describe("Shown for a number with a fraction.");
	return z.strictObject({
		people: z.strictObject({
			empty: lineWithPlaceholders("max").describe("Shown while the field is empty."),
			...createNumberErrors(fields).shape,
			notWhole,
		}),
		customSessions: z.strictObject({
			...createNumberErrors(fields).shape,
			notWhole,
		}),
		amounts: createNumberErrors(fields).describe("Shown for the seat's price and the rate."),
		incompleteUrl: lineWithPlaceholders("missing").describe(
			"Shown when part of an estimate's URL was lost on its way.",
		),
	});
}

/** Creates the limits of a number field. @param least the smallest number that makes sense */
function createLimits(least: number) {
	return z.strictObject({
		min: z.int().min(least).describe("The smallest number that the field takes."),
		max: z.int().min(least).describe("The largest number that the field takes."),
	});
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		pricing: ReturnType<typeof createSchema>;
	}
}
