import { z } from "zod";
import { partialDateExamples } from "../words/partialDates.ts";
import type { FieldSchemas } from "./fields.ts";
import { cover, day, httpsUrl, sample } from "./values.ts";

/** Author of articles that the whole team signs. */
export const teamAuthor = "team";

/** A date known to the year, the month or the day. YAML reads a bare year as a number. */
export const partialDate = z
	.union([z.string(), z.int().transform(String)], { error: "YYYY, YYYY-MM or YYYY-MM-DD" })
	.pipe(
		z
			.string()
			.regex(/^\d{4}(?:-\d{2}){0,2}$/, { error: "YYYY, YYYY-MM or YYYY-MM-DD", abort: true })
			.refine((text) => day.safeParse(text + "2000-01-01".slice(text.length)).success, {
				error: "a date that exists",
			}),
	)
	.meta({
		errorMessage: "YYYY, YYYY-MM or YYYY-MM-DD",
		formRequirement: `a year, a month or a day: ${partialDateExamples}`,
		formWidget: "date",
	})
	.describe("Publication date: YYYY, YYYY-MM or YYYY-MM-DD.");

/** Creates the schema of the front matter of `content/articles/{slug}.md`. */
export function createArticleSchema(fields: FieldSchemas) {
	const { author, category, lineWithLimits, paragraph, searchTerms } = fields;
	return z.strictObject({
		sample,
		draft: z
			.boolean()
			.optional()
			.describe("true while only `npm run dev` and the desk show the article, marked as a draft.")
			.meta({ formHint: "Keep it off the site until this is unticked." }),
		title: lineWithLimits({ max: 100 }).describe("The article's title."),
		category: category
			.describe("Its category: a name under `categories` in pages/blog.yaml.")
			.meta({ formHint: "The blog category it appears under." }),
		author: author
			.describe("A file name of content/team, or: team.")
			.meta({ formHint: "The person who signs it, or the whole team." }),
		date: day
			.describe(
				"Publication date. Until that day begins in Melbourne, only `npm run dev` and the desk show the article.",
			)
			.meta({
				formHint:
					"Publication date. An article with a date to come is scheduled: it appears on that day.",
			}),
		updated: day.optional().describe("Date of the last change of substance, where there was one."),
		summary: lineWithLimits({ min: 50, max: 160 }).describe(
			"One sentence for cards, search results and feeds.",
		),
		standfirst: paragraph
			.describe("Opens the article in larger type.")
			.meta({ isBeforeText: true }),
		cover: cover.describe("How the article's cover is drawn."),
		sources: z
			.record(z.string(), createSourceSchema(fields))
			.default({})
			.describe("What footnotes refer to, by name.")
			.meta({
				formHint: "The sources that the text refers to, each under a short name.",
				formKeyLabel: "Short name",
			}),
		searchTerms,
	});
}

/** Creates the schema of a source that an article quotes. */
function createSourceSchema({ line, lineWithoutLinks }: FieldSchemas) {
	return z.strictObject({
		title: line.describe("Title of the page or paper."),
		publisher: lineWithoutLinks
			.describe("Who published it. An address goes into `url`.")
			.meta({ formHint: "Who published it. An address goes into Web address." }),
		published: partialDate
			.optional()
			.describe("When. Never later than the article's own date.")
			.meta({ formHint: `When: a year, a month or a day, such as ${partialDateExamples}.` }),
		url: httpsUrl
			.optional()
			.describe("Its address, where it may be linked.")
			.meta({ formLabel: "Web address" }),
		note: lineWithoutLinks
			.optional()
			.describe("What the source reports on, where it is not the original."),
	});
}
