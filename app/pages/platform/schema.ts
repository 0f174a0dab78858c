import { z } from "zod";
import { crop, type FieldSchemas, sample } from "../../../content-model/index.ts";

/** Creates the schema of `content/pages/platform.yaml`. */
export function createSchema({
	closing,
	listOfLength,
	itemWithPictogram,
	line,
	price,
	page,
	sectionHead,
	titleAndText,
}: FieldSchemas) {
	return page({
		features: z.strictObject({
			...sectionHead,
			items: z
				.array(itemWithPictogram("13x3"))
				.length(6)
				.describe(
					"What a customer gets, in six cells. Some drawings, such as customisations, show a sample of the product instead.",
				),
			request: z
				.strictObject({
					title: line.describe("What the customer asks for."),
					status: line.describe("The tag after it."),
				})
				.describe("A customer's wish, as the drawing beside the roadmap shows it."),
		}),
		screenshots: z.strictObject({
			...sectionHead,
			sample,
			sampleLabel: line.optional().describe("Shown while `sample` is true."),
			enlarge: line.describe("The link below a screenshot that leads to the whole of it."),
			items: listOfLength(4, {
				id: z
					.enum(["home-base", "analytics-centre", "chat-interface", "customisations"])
					.describe("Name of its file in content/product."),
				...titleAndText,
				alt: line
					.describe("What the screenshot shows, for screen readers.")
					.meta({ formLabel: "Alternative text" }),
				phoneCrop: crop
					.describe("What a phone shows, narrow enough for its text to be read.")
					.meta({ formLabel: "Part shown on phones" }),
				tabletCrop: crop
					.describe("What windows of a tablet show, without the menu at its side.")
					.meta({ formLabel: "Part shown on tablets" }),
				callouts: z
					.array(
						z.strictObject({
							text: line.describe("What to look at."),
							left: z.number().min(0).max(100).describe("Place of its number, in per cent."),
							top: z.number().min(0).max(100).describe("Place of its number, in per cent."),
						}),
					)
					.length(3)
					.describe(
						"What to look at, numbered on the screenshot where wide windows show it whole. Narrower ones list what is in their part of it.",
					),
			}).describe("The four screenshots, in the order of the page."),
		}),
		assistants: z.strictObject({
			...sectionHead,
			items: z
				.array(itemWithPictogram("5x5"))
				.min(1)
				.describe("The assistants, in the order of the page."),
		}),
		price: price.optional().describe("What it costs, and what that includes."),
		closing,
	});
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		platform: ReturnType<typeof createSchema>;
	}
}
