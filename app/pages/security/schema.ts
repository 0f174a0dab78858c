import { z } from "zod";
import { day, dayRow, type FieldSchemas, sample, slug } from "../../../content-model/index.ts";

/** Creates the schema of `content/pages/security.yaml`. */
export function createSchema(fields: FieldSchemas) {
	const {
		listOf,
		line,
		lineFields,
		link,
		page,
		paragraph,
		paragraphWithPlaceholders,
		sectionHead,
		lineWithPlaceholders,
		titleAndText,
	} = fields;
	return page({
		sample,
		sampleText: paragraph.optional().describe("Shown above the answers while `sample` is true."),
		flow: z
			.strictObject({
				...sectionHead,
				zones: z
					.array(line)
					.length(3)
					.describe(
						"Heads the drawing: the first and the last have five columns, the middle fifteen.",
					),
				steps: listOf({
					...titleAndText,
					where: line.describe("In whose account it happens."),
					cells: dayRow.describe(
						"Its row of the drawing: five columns of your firm, fifteen of your cloud, five outside.",
					),
					departures: z
						.array(
							z.strictObject({
								label: line.describe("What it is, beside the frame it crosses."),
								cells: dayRow.describe("Its row of the drawing, below the step's own."),
							}),
						)
						.optional()
						.describe("What leaves the account in this step."),
				}).describe("The steps, from the question to its deletion."),
			})
			.describe("What happens between a question and its answer."),
		table: z.strictObject({
			title: line.describe("Heads the questions."),
			answeredOn: day.describe("The day on which the answers held."),
			answeredOnText: lineWithPlaceholders("day").describe("Says so, beside the heading."),
			printNote: paragraph.describe("Invites to print the page, below the heading."),
			...lineFields({
				question: "Heads the column of the questions.",
				answer: "Heads the column of the answers.",
			}),
			evidence: line.describe("Heading of the column that only paper has."),
		}),
		groups: listOf({
			id: slug.describe("Anchor of the group."),
			title: line.describe("Heads the group."),
			rows: listOf({
				question: line.describe("The question, as the pack's worksheet asks it."),
				summary: line.describe("The answer in one sentence, in bold."),
				answer: paragraph.optional().describe("What the sentence before it leaves open."),
				cases: listOf({
					label: line.describe("When, who or what."),
					text: paragraph.describe("What holds then."),
				})
					.optional()
					.describe("What holds in one case and in another, a line each."),
			}).describe("The questions of the group."),
		}).describe("Questions with their answers, numbered through."),
		closingSections: listOf({
			title: line.describe("The heading of the section."),
			paragraphs: z
				.array(paragraphWithPlaceholders("email", "phone").describe("Markdown of one paragraph."))
				.min(1)
				.describe("Its text: an entry for each paragraph, in Markdown."),
		}).describe("What follows the answers."),
		closing: z
			.strictObject({
				ask: z
					.strictObject({
						...lineFields({
							title: "The offer.",
							caption: "Says what its drawing shows.",
						}),
						text: paragraphWithPlaceholders("email", "phone").describe(
							"Markdown of one paragraph.",
						),
						action: link.describe("The button."),
					})
					.describe("The left half: asking in person."),
				take: z
					.strictObject({
						...lineFields({
							title: "The offer.",
							caption: "Says what its drawing shows.",
							textFile: "Downloads the page as Markdown.",
						}),
						text: paragraph.describe("What there is to take along."),
						worksheet: link.describe("Leads to the empty worksheet."),
					})
					.describe("The right half: taking the answers along."),
			})
			.describe("The two halves that end the page."),
	});
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		security: ReturnType<typeof createSchema>;
	}
}
