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
				title: lineWithPlaceholders("name", "title", "line"),
				description: lineWithPlaceholders("name", "title", "line"),
				back: line,
				ask: lineWithPlaceholders("firstName"),
				articles: lineWithPlaceholders("name"),
				empty: lineWithPlaceholders("name"),
			})
			.describe("Words of the pages of the people."),
	});
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		team: ReturnType<typeof createContentSchema>;
	}
}
