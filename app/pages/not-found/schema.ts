import { z } from "zod";
import type { FieldSchemas, PagePlacement } from "../../../content-model/index.ts";

/** No menu or list names it. */
export const placement: PagePlacement = { isUnlisted: true };

/** Creates the schema of `content/pages/not-found.yaml`. */
export function createSchema({ head, line, link, page }: FieldSchemas) {
	return page({
		head: head.omit({ searchTerms: true }),
		action: link.describe("The way on to a page that exists."),
		more: z
			.strictObject({
				title: line.describe("Heads further links."),
				links: z.array(link).min(1).describe("The pages that most visitors look for."),
			})
			.describe("Below the search field."),
	}).describe("The words for a URL that does not exist.");
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		"not-found": ReturnType<typeof createSchema>;
	}
}
