import { z } from "zod";
import type { FieldSchemas, PagePlacement } from "../../../content-model/index.ts";

/** It lists the pages of people, and belongs to About us in the menu. */
export const placement: PagePlacement = { isListPage: true, menuParent: "/about-us" };

/** Creates the schema of `content/pages/team.yaml`. */
export function createSchema({
	closing,
	line,
	linkList,
	page,
	paragraph,
	lineWithPlaceholders,
}: FieldSchemas) {
	return page({
		subjects: linkList.describe("Who to ask about what."),
		closing,
		person: z
			.strictObject({
				title: lineWithPlaceholders("name", "title", "line").describe(
					"Title of a person's page for search engines.",
				),
				description: lineWithPlaceholders("name", "title", "line").describe(
					"Description of a person's page for search engines.",
				),
				back: line.describe("The link to the whole team."),
				ask: lineWithPlaceholders("firstName").describe("The link to Contact Us."),
				articles: lineWithPlaceholders("name").describe("Heads the person's articles."),
				empty: lineWithPlaceholders("name").describe("Shown for a person without articles."),
				subject: lineWithPlaceholders("firstName").describe(
					"Heads what to ask the person about, which is the subject with a link to them.",
				),
				others: z
					.strictObject({
						title: line.describe("Heads the other people, each with their subject."),
						text: paragraph.describe("What to do if it could be anybody’s."),
					})
					.describe("The band that ends the page."),
			})
			.describe("Words of the pages of the people."),
	});
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		team: ReturnType<typeof createSchema>;
	}
}
