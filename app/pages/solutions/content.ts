import { z } from "zod";
import { type Fields, sample } from "../../../content-model/index.ts";

/** The rules of `content/pages/solutions.yaml`. */
export function contentSchema(fields: Fields) {
	const { closing, groups, illustrated, line, list, offer, page, paragraph, sectionHead } = fields;
	return page({
		values: z.strictObject({
			...sectionHead,
			items: z
				.array(
					illustrated.extend({
						icon: z.enum(["flexible-options", "scoped-for-certainty", "long-term-support"]),
					}),
				)
				.length(3),
		}),
		types: z.strictObject({ ...sectionHead, items: z.array(illustrated).length(6) }),
		example: z
			.strictObject({ ...sectionHead, sample, rows: groups({ label: line, text: paragraph }) })
			.optional()
			.describe("One solution as it was built."),
		offer: offer.optional().describe("How a price is arrived at."),
		benefits: list,
		closing,
	});
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		solutions: ReturnType<typeof contentSchema>;
	}
}
