import { z } from "zod";
import type { FieldSchemas, PagePlacement } from "../../../content-model/index.ts";

/** No menu or list names it: it is the pattern of the pages of benefits. */
export const placement: PagePlacement = { isUnlisted: true };

/** Creates the schema of `content/pages/benefit.yaml`. */
export function createSchema({ head, line, lineFields, link, paragraph }: FieldSchemas) {
	return z
		.strictObject({
			comingSoon: line.optional().describe("Heads what a benefit marked as a sample will cover."),
			text: paragraph.optional().describe("Shown below it."),
			others: line.describe("Heading of the list of the other benefits."),
			back: link.describe("The link above the title."),
			comparisons: z
				.strictObject({
					...lineFields({
						title: "Heads the tasks.",
						illustration: "Says below the heading that nothing was timed.",
						person: "Marks a step that a person does.",
						assistant: "Marks a step that an assistant does.",
						without: "Heads the steps without an assistant.",
						with: "Heads the steps with one.",
					}),
				})
				.describe("The words around tasks that are shown without and with an assistant."),
			closing: z
				.strictObject({
					stages: z
						.strictObject(
							lineFields({
								tried: "Below the drawing in dots.",
								used: "Below the drawing in discs.",
								habit: "Below the drawing itself.",
							}),
						)
						.describe("What the three drawings show."),
					action: link.describe("The button."),
				})
				.describe("The words around a benefit’s closing question."),
			notFound: z.strictObject({
				head: head.omit({ searchTerms: true }),
				...lineFields({
					title: "The heading of the page.",
					others: "Heads the list of all benefits.",
				}),
				text: paragraph.describe("What to do, below the heading."),
				action: link.describe("The way on to a page that exists."),
			}),
		})
		.describe("The words around each benefit, and of the page for an unknown one.");
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		benefit: ReturnType<typeof createSchema>;
	}
}
