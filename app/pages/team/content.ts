import { z } from "zod";
import type { Fields, PagePlacement } from "../../../content-model/index.ts";

export const placement: PagePlacement = { isListPage: true, menuParent: "/about-us" };

/** The rules of `content/pages/team.yaml`. */
export function createContentSchema({ closing, line, page, template }: Fields) {
	return page({
		closing,
		author: z
			.strictObject({
				title: template("name", "title", "line"),
				description: template("name", "title", "line"),
				back: line,
				ask: template("firstName"),
				articles: template("name"),
				empty: template("name"),
			})
			.describe("Words of the pages of the people."),
	});
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		team: ReturnType<typeof createContentSchema>;
	}
}
