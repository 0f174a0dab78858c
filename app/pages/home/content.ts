import { z } from "zod";
import type { FieldSchemas } from "../../../content-model/index.ts";
import { createProductWindowFields } from "../../components/product/content.ts";

/** Creates the rules of `content/pages/home.yaml`. */
export function createContentSchema(fields: FieldSchemas) {
	const { head, itemWithIcon, line, lineFields, link, listOfLength, paragraph } = fields;
	const { lineWithPlaceholders, sectionHead } = fields;

	return z
		.strictObject({
			head,
			hero: z.strictObject({
				lede: paragraph.describe("Markdown of one paragraph."),
				learnMore: line.describe("Leads to the approach."),
				contact: link.optional().describe("The contact link, beside it."),
				down: link,
				figure: z.strictObject({
					week: lineWithPlaceholders("number"),
					teams: z.array(line).length(5).describe("Names of the five teams in the picture."),
					answer: lineWithPlaceholders("team", "number", "count", "total").describe(
						"Shown for the team that is chosen: the first week in which most of it use it most days.",
					),
					everyone: line.describe("Chooses no team."),
					hint: line.describe("Shown while no team is selected."),
					countLabel: line,
					count: lineWithPlaceholders("count", "total"),
					caption: paragraph.describe("Says that the picture is an illustration."),
					legend: z.strictObject({ dot: line, disc: line, bar: line }),
				}),
			}),
			approach: z.strictObject({
				...sectionHead,
				cards: listOfLength(4, {
					id: z.enum(["strategy", "platform", "training", "solutions"]),
					...lineFields("title", "subtitle"),
					description: paragraph,
					link,
				}).describe("The four parts of the program."),
			}),
			benefits: z.strictObject(sectionHead),
			platform: z.strictObject({
				...sectionHead,
				features: z.array(itemWithIcon).length(6).describe("The platform's six claims."),
				demoNote: line,
				window: createProductWindowFields(fields),
			}),
			training: z.strictObject({
				...sectionHead,
				offers: listOfLength(3, {
					id: z.enum(["bootcamp", "custom", "fortnightly"]),
					...lineFields("title", "length"),
					description: paragraph,
				}),
			}),
			pricing: z.strictObject({
				...lineFields("title", "note"),
				button: link,
				prices: z.array(
					z.strictObject({
						row: z
							.enum(["platform", "bootcamp"])
							.describe("Row of pricing.yaml; its lowest price shows."),
						...lineFields("title", "from", "per"),
						text: lineWithPlaceholders("from", "to"),
					}),
				),
			}),
			testimonials: z.strictObject({
				...sectionHead,
				sampleNote: line.optional().describe("Shown while a remark is marked as a sample."),
			}),
			partner: z.strictObject({
				...lineFields("title", "figure"),
				text: paragraph,
				button: link,
				register: link,
				enquiry: z.strictObject({ text: line, link }),
			}),
		})
		.describe("The words of Home.");
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		home: ReturnType<typeof createContentSchema>;
	}
}
