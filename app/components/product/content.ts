import { z } from "zod";
import { type FieldSchemas, sample } from "../../../content-model/index.ts";

/** Creates the rules of the product window: a drawing of the platform in use, with sample words. */
export function createProductWindowFields({
	line,
	lineFields,
	lineWithPlaceholders,
	paragraph,
}: FieldSchemas) {
	return z.strictObject({
		description: paragraph.describe(
			"What the picture shows, and that it is a sample, for screen readers.",
		),
		address: line.describe("Address in the window's bar."),
		hosted: line.describe("Whose cloud it is."),
		sample,
		sampleLabel: line.optional().describe("Shown while `sample` is true."),
		persona: line.describe("The assistant's name; its first letter is the mark."),
		assistants: z.array(line).length(3).describe("Three of them, beside a feature."),
		customAssistants: z.array(line).min(1).describe("Shown beside a feature."),
		...lineFields("question", "attachment", "answer"),
		table: z.strictObject({
			head: z.tuple([line, line, line]),
			...lineFields("same", "differs"),
			rows: z
				.array(z.strictObject({ point: line, found: line, standard: line, same: z.boolean() }))
				.min(1),
		}),
		...lineFields("followUp", "sourcesLabel"),
		sources: z.array(line).min(1),
		ask: lineWithPlaceholders("persona"),
		send: line,
		usage: z.strictObject({
			title: line,
			count: lineWithPlaceholders("count", "total"),
			nearlyAll: line.describe("In place of {count} when it is all but one to four people."),
			teams: z.tuple([line, line, line]).describe("Names of the three teams of six in the chart."),
			week: lineWithPlaceholders("number"),
			days: lineWithPlaceholders("number"),
			cost: line,
		}),
	});
}

/** The copy of the product window. */
export type WindowCopy = z.output<ReturnType<typeof createProductWindowFields>>;
