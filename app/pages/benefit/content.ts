import { z } from "zod";
import type { FieldSchemas, PagePlacement } from "../../../content-model/index.ts";

/** No menu or list names it: it is the pattern of the pages of benefits. */
export const placement: PagePlacement = { isUnlisted: true };

/** Creates the rules of `content/pages/benefit.yaml`. */
export function createContentSchema({ head, line, lineFields, link, paragraph }: FieldSchemas) {
	return z
		.strictObject({
			comingSoon: line.optional().describe("Heads what a benefit marked as a sample will cover."),
			text: paragraph.optional().describe("Shown below it."),
			others: line.describe("Heading of the list of the other benefits."),
			back: link,
			comparisons: z
				.strictObject({
					...lineFields("title", "illustration", "person", "assistant", "without", "with"),
				})
				.describe("The words around tasks that are shown without and with an assistant."),
			notFound: z.strictObject({
				head: head.omit({ searchTerms: true }),
				...lineFields("title", "others"),
				text: paragraph,
				action: link,
			}),
		})
		.describe("The words around each benefit, and of the page for an unknown one.");
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		benefit: ReturnType<typeof createContentSchema>;
	}
}
