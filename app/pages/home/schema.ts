import { z } from "zod";
import type { FieldSchemas } from "../../../content-model/index.ts";
import { createProductWindowFields } from "../../components/product/schema.ts";

/** Creates the schema of `content/pages/home.yaml`. */
export function createSchema(fields: FieldSchemas) {
	const { head, line, sectionHead } = fields;

	return z
		.strictObject({
			head,
			hero: createHeroFields(fields),
			approach: createApproachFields(fields),
			benefits: z.strictObject(sectionHead),
			platform: createPlatformFields(fields),
			training: createTrainingFields(fields),
			pricing: createPricingFields(fields),
			testimonials: z.strictObject({
				...sectionHead,
				sampleNote: line.optional().describe("Shown while a remark is marked as a sample."),
			}),
			partner: createPartnerFields(fields),
		})
		.describe("The words of Home.");
}

/** Creates the schema of the words of the opening, with its drawing. */
function createHeroFields({
	line,
	lineFields,
	lineWithPlaceholders,
	link,
	paragraph,
}: FieldSchemas) {
	return z.strictObject({
		lede: paragraph.describe(
			"What is sold, to whom and from what price, as Markdown of one paragraph.",
		),
		learnMore: line.describe("Leads to the approach."),
		contact: link.optional().describe("The contact link, beside it."),
		nextSection: link.describe("The arrow that leads down the page."),
		figure: z.strictObject({
			teams: z.array(line).length(5).describe("Names of the five teams in the drawing."),
			answer: lineWithPlaceholders("team", "number", "count", "total").describe(
				"Shown for the team that is chosen: the first week in which most of it use it most days.",
			),
			everyone: line.describe("Chooses no team."),
			hint: lineWithPlaceholders("number", "count", "total").describe(
				"Shown while no team is selected: the first week in which most of all use it most days, and what a choice of a team answers.",
			),
			countLabel: line.describe("Comes before the count of people."),
			count: lineWithPlaceholders("count", "total").describe("That count, in large type."),
			caption: paragraph.describe("Says that the drawing is an illustration."),
			legend: z.strictObject(
				lineFields({
					dot: "What a dot of the drawing means.",
					disc: "What a disc of it means.",
					bar: "What a bar of it means.",
				}),
			),
		}),
	});
}

/** Creates the schema of the words of the four parts of the program. */
function createApproachFields({
	line,
	lineFields,
	link,
	listOf,
	listOfLength,
	paragraph,
}: FieldSchemas) {
	return z.strictObject({
		title: line.describe("The section's heading."),
		lede: paragraph.describe("What a firm does first, in a sentence."),
		starts: listOf(
			lineFields({
				label: "What comes of it.",
				text: "Where such a firm starts, in a sentence.",
			}),
		).describe("Where to start, for each thing that may come of it."),
		cards: listOfLength(4, {
			id: z
				.enum(["strategy", "platform", "training", "solutions"])
				.describe("Which part of the program it is; decides its colour."),
			...lineFields({
				title: "The heading of the card.",
				subtitle: "For whom or what it is, below the heading.",
			}),
			description: paragraph.describe("What it is, in a sentence."),
			link: link.describe("Leads to its page."),
		}).describe("The four parts of the program."),
	});
}

/** Creates the schema of the words of the platform, with the product window. */
function createPlatformFields(fields: FieldSchemas) {
	const { itemWithPictogram, line, sectionHead } = fields;
	return z.strictObject({
		...sectionHead,
		features: z
			.array(itemWithPictogram("13x3"))
			.length(6)
			.describe(
				"The platform's six claims. Some drawings, such as persona, show a sample of the product instead.",
			),
		demoNote: line.describe("Below the demo button."),
		window: createProductWindowFields(fields),
	});
}

/** Creates the schema of the words of the three kinds of training. */
function createTrainingFields({ lineFields, listOfLength, paragraph, sectionHead }: FieldSchemas) {
	return z.strictObject({
		...sectionHead,
		offers: listOfLength(3, {
			id: z
				.enum(["bootcamp", "custom", "fortnightly"])
				.describe("Which training it is; decides its drawing."),
			...lineFields({
				title: "The heading of the training.",
				length: "How long and how often, below the heading.",
			}),
			description: paragraph.describe("What it is, in a sentence."),
		}).describe("The three kinds of training."),
	});
}

/** Creates the schema of the words of the lowest prices. */
function createPricingFields({ lineFields, lineWithPlaceholders, link }: FieldSchemas) {
	return z.strictObject({
		...lineFields({ title: "The section's heading.", note: "A short line below it." }),
		button: link.describe("Leads to the price table."),
		prices: z
			.array(
				z.strictObject({
					row: z
						.enum(["platform", "bootcamp"])
						.describe("Row of pricing.yaml; its lowest price shows."),
					...lineFields({
						title: "What is sold.",
						from: "Comes before its lowest price.",
						per: "Comes after its lowest price.",
					}),
					text: lineWithPlaceholders("from", "to").describe("Below the price: for whom it is."),
				}),
			)
			.describe("The prices that Home shows."),
	});
}

/** Creates the schema of the words of the partner program. */
function createPartnerFields({ keyTerm, line, link, paragraph }: FieldSchemas) {
	return z.strictObject({
		title: line.describe("The section's heading."),
		figure: keyTerm.describe("The partner's share, in large type."),
		text: paragraph.describe("What a partner does, and gets."),
		button: link.describe("Leads to the partner agreement."),
		register: link.describe("Leads to the form for partners."),
		enquiry: z.strictObject({
			text: line.describe("For visitors who want the program themselves, below the buttons."),
			link: link.describe("Where they get in touch."),
		}),
	});
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		home: ReturnType<typeof createSchema>;
	}
}
