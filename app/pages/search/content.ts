import { z } from "zod";
import { createPattern, type FieldSchemas, sample } from "../../../content-model/index.ts";

/** Creates the rules of `content/pages/search.yaml`. */
export function createContentSchema({
	head,
	line,
	lineFields,
	link,
	paragraph,
	paragraphWithPlaceholders,
	lineWithPlaceholders,
}: FieldSchemas) {
	/** Names of the kinds of results. */
	const kindNames = z.strictObject(lineFields("page", "question", "article", "event", "benefit"));

	return z.strictObject({
		head: head.omit({ searchTerms: true }),
		hero: z.strictObject({ title: line, tagline: line }),
		field: z.strictObject({ label: line, help: line, button: line }),
		results: z.strictObject({
			...lineFields("title", "all"),
			searching: line.describe("Shown while a first query waits for what it looks through."),
			resultCountOne: lineWithPlaceholders("count", "query"),
			resultCountOther: lineWithPlaceholders("count", "query"),
			noResults: lineWithPlaceholders("query"),
			corrected: lineWithPlaceholders("query"),
			missingWords: lineWithPlaceholders("words").describe(
				"Shown before results that lack some of the words.",
			),
			more: line,
			kinds: kindNames,
			groups: kindNames,
		}),
		suggestions: z
			.strictObject({
				text: paragraphWithPlaceholders("email", "phone").describe("Markdown of one paragraph."),
				links: z.array(link).length(3).describe("Pages that are likely to be meant."),
			})
			.describe("What is offered where nothing is found."),
		answers: z
			.array(
				z.strictObject({
					triggers: z
						.array(line)
						.min(1)
						.describe("Words in lower case: a query that has one of them is answered."),
					title: line.describe("The answer itself."),
					text: paragraph.describe("What belongs to it."),
					link: link.describe("Where all of it is said."),
					sample: sample.describe("true while the answer is a sample. It is labelled as one."),
				}),
			)
			.default([])
			.describe("What most people ask, answered above the results."),
		stopWords: z
			.array(line)
			.describe("Words in lower case that are left out of a query that has others."),
		synonyms: z
			.record(createPattern(/^[^A-Z]*[a-z0-9][^A-Z]*$/, "a word in lower case"), line)
			.default({})
			.describe(
				"Words a visitor may type, in lower case, each with the site’s own words for it. Both are searched for.",
			)
			.meta({ formKeyLabel: "A visitor types", formValueLabel: "The site says" }),
		...lineFields("withoutJavaScript", "error", "tryAgain"),
	});
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		search: ReturnType<typeof createContentSchema>;
	}
}
