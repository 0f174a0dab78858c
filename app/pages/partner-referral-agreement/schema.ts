import { z } from "zod";
import { dollars, type FieldSchemas } from "../../../content-model/index.ts";
import { createNumberErrors, createShareLinksFields } from "../../islands/schema.ts";

/** Creates the schema of `content/pages/partner-referral-agreement.yaml`. */
export function createSchema(fields: FieldSchemas) {
	const { closing, head, line, lineFields, link, paragraph, lineWithPlaceholders } = fields;
	return z.strictObject({
		head,
		lede: paragraph.describe("Added to the agreement's summary, below the title."),
		back: link.describe("The link above the title."),
		becomePartnerLink: link.describe("The button below the introduction."),
		labels: z.strictObject({
			version: lineWithPlaceholders("version").describe("Which version it is, beside the title."),
			clauseCount: lineWithPlaceholders("count").describe(
				"How many clauses it has, beside the title.",
			),
			minutes: lineWithPlaceholders("minutes").describe("How long it takes to read."),
			...lineFields({
				sample: "Shown while the agreement is marked as a sample.",
				keyTerms: "Heads the key terms.",
				keyTermsNote: "Explains their drawings, below them.",
			}),
			clause: lineWithPlaceholders("number").describe("Leads from a key term to its clause."),
			...lineFields({
				contents: "Heads the list of the clauses.",
				summary: "Comes before the short version of a clause.",
				summaryNote: "Says below the key terms which words bind.",
				backToContents: "The link from the end back to that list.",
			}),
		}),
		workedExample: z.strictObject({
			title: line.describe("Heads the example."),
			revenue: dollars.positive().describe("Net Program Revenue of a month, in dollars."),
			months: z.int().min(1).describe("How many such months the last row adds up."),
			rows: z.strictObject({
				revenue: line.describe("Comes before the revenue."),
				fee: lineWithPlaceholders("rate").describe("Comes before the fee of a month."),
				year: line.describe("Comes before the fee of all those months."),
			}),
			note: line.describe("What the example leaves out, below its heading."),
			calculator: z.strictObject({
				...lineFields({
					title: "Heads the calculator below the example.",
					label: "The label of its field.",
				}),
				max: z.number().positive().describe("The largest amount the field takes, in dollars."),
				errors: createNumberErrors(fields),
				share: createShareLinksFields(fields),
			}),
		}),
		closing,
	});
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		"partner-referral-agreement": ReturnType<typeof createSchema>;
	}
}
