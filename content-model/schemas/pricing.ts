import { z } from "zod";
import { rowIds } from "../facts/prices.ts";
import { interpolate } from "../words/interpolate.ts";
import type { FieldSchemas } from "./fields.ts";
import { dollars, slug } from "./values.ts";

/** Creates the schema of `content/pricing.yaml`: every figure of the price table and the estimator. */
export function createPricingSchema({
	listOf,
	line,
	paragraph,
	lineWithPlaceholders,
}: FieldSchemas) {
	return z
		.strictObject({
			rows: listOf({
				id: z
					.enum(rowIds)
					.describe(
						"Which part of the program it is: Home and the estimate find its prices by it.",
					),
				label: line.describe("Name of what is sold: the heading of the row."),
				prices: z
					.record(
						z.string(),
						dollars.min(0).nullable().meta({ isMoney: true, formNullLabel: "Not offered" }),
					)
					.describe("Dollars excluding GST by plan, or null where it is not offered.")
					.meta({
						formHint: "In dollars, excluding GST. “1,100”, “1 100” and “1100” are the same.",
						formItemNames: "plan",
					}),
				note: line.optional().describe("A few words below the name."),
				per: z
					.enum(["month", "session", "quarter", "once"])
					.describe("What one price pays for.")
					.meta({ formLabel: "Charged per" }),
				sessions: z
					.int()
					.min(1)
					.optional()
					.describe("Sessions, each with words in training.yaml.")
					.meta({ formHint: "How many sessions it has. Training has the words of each." }),
				sharedPricePlans: z
					.array(slug.meta({ formChoices: "plan" }))
					.optional()
					.describe("Plans that share one price in one cell.")
					.meta({
						formLabel: "Shared cell",
						formItemLabel: "Plan",
						formHint: "Plans that share one price, shown as one cell across their columns.",
					}),
			}).describe("What is sold, with its prices: the rows of the table."),
			plans: listOf({
				id: slug.describe("What `prices` calls the plan."),
				name: line.describe("Name of the plan: the heading of its column."),
				from: z.int().min(1).describe("Smallest head count of the plan."),
				to: z.int().min(1).nullable().describe("Largest head count, or null for no limit.").meta({
					formHint: "The largest number of people in the plan.",
					formNullLabel: "No limit",
				}),
			}).describe("The columns of the table, smallest first."),
			users: z
				.strictObject({
					range: lineWithPlaceholders("from", "to").describe("With a limit."),
					open: lineWithPlaceholders("above").describe("Without one."),
				})
				.describe("How the head count of a plan is written: with a limit, and without one."),
			gst: z
				.number()
				.min(0)
				.max(1)
				.refine((share) => Number(share.toFixed(4)) === share, {
					error: "a share with four decimals at most, such as 0.125",
				})
				.describe("Goods and services tax as a share of the price.")
				.meta({
					formLabel: "GST",
					formHint: "As a share of the price: 0.1 is 10 per cent.",
				}),
			infrastructure: z.strictObject({
				fixed: dollars.min(0).describe("Dollars a month for hosting."),
				modelsFrom: dollars.min(0).describe("Dollars a month for models, quiet."),
				modelsTo: dollars.min(0).describe("Dollars a month for models, busy."),
			}),
			staffTime: z
				.strictObject({
					sessionMinutes: z.int().min(1).describe("Minutes of a bootcamp session."),
					upkeepHours: z.number().min(0).describe("Hours a month of whoever looks after it."),
					helperHours: z.number().min(0).describe("Hours a year of the helper in each team."),
					webinarHours: z
						.number()
						.min(0)
						.describe("Hours a year of the one person in each team who attends the webinars."),
					hourCost: dollars.positive().describe("Dollars an hour of work costs, in examples."),
				})
				.describe("What a customer's own people spend in hours."),
			assumptions: z.array(paragraph).describe("How the estimate reads the table."),
			assumptionsConfirmed: z
				.boolean()
				.optional()
				.describe("true once the owner has confirmed every assumption.")
				.meta({
					formLabel: "The assumptions are confirmed",
					formHint: "Tick once you have confirmed every assumption.",
				}),
		})
		.transform(({ users, ...pricing }) => ({
			...pricing,
			// The head count in words: “1–20 users”, “100+ users”.
			plans: pricing.plans.map((plan) => {
				const { from, to } = plan;
				const { range, open } = users;
				const text = to ? interpolate(range, { from, to }) : interpolate(open, { above: from - 1 });
				return { ...plan, users: text };
			}),
		}));
}

/** The content of `content/pricing.yaml`. */
export type Pricing = z.output<ReturnType<typeof createPricingSchema>>;
