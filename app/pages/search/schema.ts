import { z } from "zod";
import { createPattern, type FieldSchemas, sample } from "../../../content-model/index.ts";

/** Creates the schema of `content/pages/search.yaml`. */
export function createSchema(fields: FieldSchemas) {
	const { head, line, lineFields } = fields;
	return z.strictObject({
		head: head.omit({ searchTerms: true }),
		hero: z.strictObject(
			lineFields({
				title: "The page's title, in the capitals it is shown in.",
				tagline: "A short line beside the title.",
			}),
		),
		field: z.strictObject(
			lineFields({
				label: "The label of the search field.",
				help: "A hint below the label.",
				button: "The button beside the field.",
			}),
		),
		results: createResultFields(fields),
		suggestions: createSuggestionFields(fields),
		answers: createAnswerFields(fields),
		answersTitle: line.describe("Heads the list of these answers, below the search."),
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
		...lineFields({
			withoutJavaScript: "Shown in the place of the search while JavaScript is off.",
			error: "Shown when the search could not be loaded.",
			tryAgain: "The button that loads it again.",
		}),
	});
}

/** Creates the schema of the words around the results. */
function createResultFields({ line, lineFields, lineWithPlaceholders }: FieldSchemas) {
	/** Names of the kinds of results. */
	const createKindNames = (formatDescription: (kind: string) => string) =>
		z.strictObject(
			lineFields({
				page: formatDescription("a page"),
				question: formatDescription("a question of the FAQ"),
				article: formatDescription("an article"),
				event: formatDescription("an event"),
				benefit: formatDescription("a benefit"),
			}),
		);
	return z.strictObject({
		...lineFields({
			title: "Read out as the heading of the results.",
			all: "Heads the list of everything, below the search.",
			everyKind: "Beside the kinds of results: shows those of every kind.",
			kindsLabel: "Name of this choice for screen readers.",
		}),
		searching: line.describe("Shown while a first query waits for what it looks through."),
		resultCountOne: lineWithPlaceholders("count", "query").describe("Shown above a single result."),
		resultCountOther: lineWithPlaceholders("count", "query").describe(
			"Shown above several results.",
		),
		noResults: lineWithPlaceholders("query").describe("Shown where nothing is found."),
		corrected: lineWithPlaceholders("query").describe("Shown before results of a corrected query."),
		missingWords: lineWithPlaceholders("words").describe(
			"Shown before results that lack some of the words.",
		),
		more: line.describe("The button that shows further results."),
		kinds: createKindNames((kind) => `Beside a result that is ${kind}.`),
		groups: createKindNames((kind) => `Heads the entries of the list that are each ${kind}.`),
	});
}

/** Creates the schema of what is offered where nothing is found. */
function createSuggestionFields({ link, paragraphWithPlaceholders }: FieldSchemas) {
	return z
		.strictObject({
			text: paragraphWithPlaceholders("email", "phone").describe(
				"What to try next, as Markdown of one paragraph.",
			),
			links: z.array(link).length(3).describe("Pages that are likely to be meant."),
		})
		.describe("What is offered where nothing is found.");
}

/** Creates the schema of the answers above the results. */
function createAnswerFields({ line, link, paragraph }: FieldSchemas) {
	return z
		.array(
			z.strictObject({
				triggers: z
					.array(line)
					.min(1)
					.describe(
						"Words in lower case: a query that has one of them is answered. The first names the answer in the list.",
					),
				title: line.describe("The answer itself."),
				text: paragraph.describe("What belongs to it."),
				link: link.describe("Where all of it is said."),
				sample: sample.describe("true while the answer is a sample. It is labelled as one."),
			}),
		)
		.default([])
		.describe("What most people ask, answered above the results.");
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		search: ReturnType<typeof createSchema>;
	}
}
