import { z } from "zod";
import { type FieldSchemas, sample } from "../../../content-model/index.ts";
import { createNumberErrors, createShareLinksFields } from "../../islands/content.ts";
import { exampleFields, exampleFigures } from "../../pricing/content.ts";

/** Creates the rules of `content/pages/pricing.yaml`. */
export function createContentSchema(fields: FieldSchemas) {
	const { closing, listOf, line, lineFields, list, page, paragraph } = fields;
	const { sectionHead, lineWithPlaceholders } = fields;

	return page({
		table: z.strictObject({
			...lineFields("title", "caption", "item", "notOffered", "oneCell"),
			per: z.strictObject({ month: line, session: line, quarter: line, once: line }),
			notes: z.array(line.describe("Markdown of one line.")),
			legend: z
				.strictObject({ disc: line, dot: line, bar: line })
				.describe("What the marks count in the pictures of the plans."),
		}),
		firstYears: z
			.strictObject({
				...sectionHead,
				caption: line,
				people: z.array(z.int().min(1)).length(4).describe("Head counts of the four firms."),
				...lineFields("item", "platform", "bootcamp", "strategy", "consult", "total"),
				cloud: line,
				begin: line.describe("The sum of platform and bootcamp, without the rest."),
				beginWhole: line.describe("The same with the cloud bill and people's hours."),
				withGst: lineWithPlaceholders("amount"),
				size: lineWithPlaceholders("people", "plan"),
				staff: lineWithPlaceholders("hourCost"),
				staffHours: lineWithPlaceholders("hours"),
				whole: line,
				range: lineWithPlaceholders("from", "to"),
				secondCourse: line.describe("A course for teams that start later, in none of the sums."),
				notes: z.array(paragraph).min(1).describe("What is counted, and what is not."),
			})
			.optional()
			.describe("A first year for each of four firms, worked out from pricing.yaml."),
		estimator: z.strictObject({
			...sectionHead,
			legend: line,
			optional: line.describe("Shown in an empty field that may stay so."),
			limits: z.strictObject({
				people: z.strictObject({ min: z.int(), max: z.int() }),
				customSessions: z.strictObject({ min: z.int(), max: z.int() }),
				seatPrice: z
					.number()
					.positive()
					.describe("The most the field takes, in dollars.")
					.meta({ isMoney: true }),
				hourlyRate: z
					.number()
					.positive()
					.describe("The most the field takes, in dollars.")
					.meta({ isMoney: true }),
			}),
			fields: z.strictObject({
				people: z.strictObject({ label: line, help: line }),
				bootcamp: z.strictObject({ label: line, help: lineWithPlaceholders("price") }),
				strategy: z.strictObject({
					label: line,
					help: lineWithPlaceholders("price"),
					unavailable: line,
				}),
				consult: z.strictObject({ label: line, help: lineWithPlaceholders("price") }),
				customSessions: z.strictObject({ label: line, help: lineWithPlaceholders("price") }),
				seatPrice: z.strictObject({ label: line, help: line }),
				hourlyRate: z.strictObject({ label: line, help: line }),
			}),
			results: z.strictObject({
				...lineFields("title", "plan", "platformMonthly", "breakdown", "platformYear", "bootcamp"),
				...lineFields("strategy", "consult"),
				exampleTitle: line.describe(
					"The title without scripts: the figures are those of the example.",
				),
				customSessions: lineWithPlaceholders("count"),
				total: line,
				totalWithGst: lineWithPlaceholders("totalWithGst"),
				infrastructure: lineWithPlaceholders("from", "to"),
				note: line,
				breakEven: z
					.strictObject({
						...lineFields("title", "perPerson", "monthly", "bySeat", "cheaper", "whole", "hours"),
						verdicts: z
							.strictObject(lineFields("seats", "platform", "depends"))
							.describe("Which of the two costs less, before training."),
						range: lineWithPlaceholders("from", "to"),
						waiting: z
							.strictObject(lineFields("seatPrice", "hourlyRate"))
							.describe("Shown in rows that wait for a figure of the reader."),
					})
					.describe("The rows that compare the platform with seats and hours."),
			}),
			errors: z.strictObject({
				people: z.strictObject({
					empty: lineWithPlaceholders("max"),
					...createNumberErrors(fields).shape,
					notWhole: lineWithPlaceholders("max"),
				}),
				customSessions: z.strictObject({
					...createNumberErrors(fields).shape,
					notWhole: lineWithPlaceholders("max"),
				}),
				amounts: createNumberErrors(fields).describe("Shown for the seat's price and the rate."),
				address: lineWithPlaceholders("missing").describe(
					"Shown when part of an estimate's URL was lost on its way.",
				),
			}),
			share: createShareLinksFields(fields),
			formParameter: z
				.string()
				.optional()
				.describe(
					"Where the contact form's address takes parameters: the one under which GET STARTED gives it the address of the estimate.",
				),
			onPaper: z
				.strictObject({
					title: line,
					items: listOf({
						text: line,
						sample: sample.describe("true while it is a sample. It is labelled as one."),
					}),
				})
				.describe(
					"What a printed estimate adds, such as where data is kept. Contact details follow.",
				),
			assumptions: z.strictObject({ title: line, breakEven: list }),
			example: z.strictObject({
				...exampleFields,
				choices: exampleFields.choices.describe("What the form shows at first."),
				text: lineWithPlaceholders(...exampleFigures),
				more: z
					.array(
						z.strictObject({ ...exampleFields, text: lineWithPlaceholders(...exampleFigures) }),
					)
					.describe("Further worked examples, for readers without JavaScript."),
				note: line,
			}),
		}),
		infrastructure: z.strictObject({
			...sectionHead,
			rows: z.array(
				z.strictObject({
					label: line,
					text: lineWithPlaceholders(
						"fixed",
						"modelsFrom",
						"modelsTo",
						"togetherFrom",
						"togetherTo",
					),
				}),
			),
			note: line,
		}),
		closing,
	});
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		pricing: ReturnType<typeof createContentSchema>;
	}
}
