import { z } from "zod";
import { type FieldSchemas, sample } from "../../../content-model/index.ts";

/** The rules of `content/pages/home.yaml`. */
export function createContentSchema({
	listOfLength,
	head,
	itemWithIcon,
	line,
	lineFields,
	link,
	paragraph,
	sectionHead,
	lineWithPlaceholders,
}: FieldSchemas) {
	/** The product window of the home page: a drawing of the platform in use, with sample words. */
	const productWindow = z.strictObject({
		description: paragraph.describe(
			"What the picture shows, and that it is a sample, for screen readers.",
		),
		address: line.describe("Address in the window's bar."),
		hosted: line.describe("Whose cloud it is."),
		sample,
		sampleLabel: line.optional().describe("Shown while `sample` is true."),
		persona: line.describe("The assistant's name; its first letter is the mark."),
		firm: line,
		assistants: z.array(line).length(3).describe("Three of them, beside a feature."),
		customAssistants: z.array(line).min(1).describe("Shown beside a feature."),
		access: lineWithPlaceholders("people"),
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
				window: productWindow,
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
