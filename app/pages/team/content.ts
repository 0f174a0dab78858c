import { z } from "zod";
import type { FieldSchemas, PagePlacement } from "../../../content-model/index.ts";

/** It lists the pages of people, and belongs to About us in the menu. */
export const placement: PagePlacement = { isListPage: true, menuParent: "/about-us" };

/** Creates the rules of `content/pages/team.yaml`. */
export function createContentSchema({
	closing,
	line,
	linkList,
	page,
	lineWithPlaceholders,
}: FieldSchemas) {
	return page({
		subjects: linkList.describe("Who to ask about what."),
		closing,
		author: z
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
			})
			.describe("Words of the pages of the people."),
	});
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		team: ReturnType<typeof createContentSchema>;
	}
}
