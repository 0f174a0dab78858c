import { z } from "zod";
import type { FieldSchemas, PagePlacement } from "../../../content-model/index.ts";

/** No menu or list names it. */
export const placement: PagePlacement = { isUnlisted: true };

/** Creates the schema of `content/pages/error.yaml`. */
export function createSchema({ head, line, link, paragraph }: FieldSchemas) {
	return z
		.strictObject({
			head: head.omit({ searchTerms: true }),
			title: line.describe("The heading of the page."),
			lede: paragraph.describe("What to do, below the heading."),
			failedPart: line.describe("Shown where an interactive part of a page did not load."),
			actions: z.strictObject({
				tryAgain: line.describe("The button that loads the page again."),
				home: link.describe("The way out of the error."),
			}),
		})
		.describe("The words of the error page.");
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		error: ReturnType<typeof createSchema>;
	}
}
