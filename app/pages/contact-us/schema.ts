import { z } from "zod";
import { type FieldSchemas, sample } from "../../../content-model/index.ts";

const labelledSample = sample.describe("true while it is a sample. It is labelled as one.");

/** Creates the schema of `content/pages/contact-us.yaml`. */
export function createSchema({ listOf, line, lineFields, page }: FieldSchemas) {
	return page({
		hours: z
			.strictObject({ text: line.describe("The hours in words."), sample: labelledSample })
			.describe("When somebody picks up the telephone, below the number."),
		reply: listOf({
			...lineFields({
				label: "What the row tells, such as ABN.",
				text: "What it says of that.",
			}),
			sample: labelledSample,
		}).describe("How soon support replies, and the like, below the other words."),
		call: line.describe("Above the telephone number."),
		write: line.describe("Above the email address."),
		letter: z
			.strictObject({
				lines: z
					.array(line)
					.min(1)
					.describe("The message, a line each, with its gaps in [brackets]."),
				link: line.describe("The link that begins an email with these lines."),
			})
			.describe("A first message to fill in, below the introduction."),
		strip: z
			.strictObject(
				lineFields({
					disc: "What a disc of the page's drawing means, a message.",
					leaf: "What a leaf of it means, the answer on the day after.",
				}),
			)
			.describe("The legend of the page's drawing, in which a column is a business day."),
		form: z.strictObject({
			...lineFields({
				title: "Read out for the form.",
				reader: "Above the name of the first of the team, beside the form.",
				origin: "Says below the form who runs it.",
				fallback: "Says after that what to do if the form stays empty.",
				openInNewTab: "The link to the form by itself.",
			}),
			panel: z
				.strictObject({
					...lineFields({
						title: "Heads the list of what the form asks.",
						duration: "Comes below the list.",
					}),
					questions: z.array(line).min(1).describe("What the form asks, a line each."),
				})
				.describe("Shown in the place of the form until it comes, and where it is blocked."),
		}),
	});
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		"contact-us": ReturnType<typeof createSchema>;
	}
}
