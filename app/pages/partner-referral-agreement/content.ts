import { z } from "zod";
import type { FieldSchemas } from "../../../content-model/index.ts";
import { createNumberErrors, createShareLinksFields } from "../../islands/content.ts";

/** Creates the rules of `content/pages/partner-referral-agreement.yaml`. */
export function createContentSchema(fields: FieldSchemas) {
	const { closing, head, line, lineFields, link, paragraph, lineWithPlaceholders } = fields;
	return z.strictObject({
		head,
		lede: paragraph,
		back: link,
		become: link,
		labels: z.strictObject({
			version: lineWithPlaceholders("version"),
			clauseCount: lineWithPlaceholders("count"),
			minutes: lineWithPlaceholders("minutes"),
			...lineFields("sample", "keyTerms", "keyTermsNote"),
			clause: lineWithPlaceholders("number"),
			...lineFields("contents", "summary", "summaryNote", "backToContents"),
		}),
		workedExample: z.strictObject({
			title: line,
			revenue: z
				.number()
				.positive()
				.describe("Net Program Revenue of a month, in dollars.")
				.meta({ isMoney: true }),
			months: z.int().min(1).describe("How many such months the last row adds up."),
			rows: z.strictObject({ revenue: line, fee: lineWithPlaceholders("rate"), year: line }),
			note: line,
			own: z.strictObject({
				...lineFields("title", "label"),
				max: z.number().positive().describe("The largest amount the field takes, in dollars."),
				errors: createNumberErrors(fields),
				share: createShareLinksFields(fields),
			}),
		}),
		closing,
	});
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		"partner-referral-agreement": ReturnType<typeof createContentSchema>;
	}
}
