import { z } from "zod";
import type { FieldSchemas } from "./fields.ts";
import { sample, slug } from "./values.ts";

/** Creates the schema of the front matter of `content/agreement.md`. */
export function createAgreementHeadSchema({ keyTerm, listOf, line, paragraph }: FieldSchemas) {
	return z.strictObject({
		title: line.describe("Title of the contract and of its page."),
		version: line.describe("Version of the contract."),
		sample,
		summary: paragraph.describe("One or two sentences below the title."),
		keyTerms: listOf({
			figure: keyTerm.describe("The figure, large: a percentage, or a time such as 6 months."),
			label: line.describe("What the figure means."),
			clause: slug.describe("Which clause says so, by its anchor, such as clause-5-1."),
		})
			.max(6)
			.describe("The figures above the contract."),
		toComplete: z
			.array(line)
			.optional()
			.describe("What the owner must fill in below before publishing, a line each. Not shown."),
		ownerDecisions: z.array(paragraph).describe("What the owner must decide before publishing."),
	});
}

/** The content of `content/agreement.md`'s front matter. */
export type AgreementHead = z.output<ReturnType<typeof createAgreementHeadSchema>>;
