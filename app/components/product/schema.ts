import { z } from "zod";
import { type FieldSchemas, sample } from "../../../content-model/index.ts";

/** Creates the schema of the product window: a drawing of the platform in use, with sample words. */
export function createProductWindowFields({
	line,
	lineFields,
	lineWithPlaceholders,
	paragraph,
}: FieldSchemas) {
	return z.strictObject({
		description: paragraph.describe(
			"What the window shows, and that it is a sample, for screen readers.",
		),
		url: line.describe("URL in the window's bar."),
		hosting: line.describe("Whose cloud it is."),
		sample,
		sampleLabel: line.optional().describe("Shown while `sample` is true."),
		persona: line.describe("The assistant's name; its first letter is its picture."),
		assistants: z.array(line).length(3).describe("Three of them, beside a feature."),
		customAssistants: z.array(line).min(1).describe("Shown beside a feature."),
		...lineFields({
			question: "What the person in the window has asked.",
			attachment: "Name of the file that came with the question.",
			answer: "The assistant's answer, above its table.",
		}),
		table: z.strictObject({
			head: z.tuple([line, line, line]).describe("Headings of the first three columns."),
			...lineFields({
				same: "The tag of a row in which both say the same.",
				differs: "The tag of a row in which they differ.",
			}),
			rows: z
				.array(
					z.strictObject({
						...lineFields({
							point: "What is compared.",
							letter: "What the letter says of it.",
							standard: "What the firm's standard says of it.",
						}),
						same: z.boolean().describe("Whether both say the same."),
					}),
				)
				.min(1)
				.describe("The points of the comparison."),
		}),
		...lineFields({
			followUp: "What the assistant offers next.",
			sourcesLabel: "Comes before the sources of the answer.",
		}),
		sources: z.array(line).min(1).describe("What the answer rests on."),
		ask: lineWithPlaceholders("persona").describe("The hint in the field for the next question."),
		send: line.describe("The button of that field."),
		usage: z.strictObject({
			title: line.describe("Heads the chart of three teams' use."),
			count: lineWithPlaceholders("count", "total").describe(
				"How many people use it, in large type.",
			),
			nearlyAll: line.describe("In place of {count} when it is all but one to four people."),
			teams: z.tuple([line, line, line]).describe("Names of the three teams of six in the chart."),
			days: lineWithPlaceholders("number").describe("Comes before the days of use in a week."),
			cost: line.describe("Comes before the platform's price a month."),
		}),
	});
}

/** The words of the product window. */
export type WindowWords = z.output<ReturnType<typeof createProductWindowFields>>;
