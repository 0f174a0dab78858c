import { z } from "zod";
import {
	createPattern,
	type FieldSchemas,
	formatValue,
	getValue,
	type Issue,
	isRecord,
	type RawFile,
	sample,
	slug,
} from "../../../content-model/index.ts";
import { exampleChoices, exampleFields, exampleFigures } from "../../pricing/schema.ts";

/** Creates the schema of `content/pages/faq.yaml`. */
export function createSchema(fields: FieldSchemas) {
	const { closing, line, link, page, paragraph, paragraphWithPlaceholders, searchTerms } = fields;

	/** A question with its answer. */
	const question = z.strictObject({
		id: slug.describe("Anchor of the answer."),
		group: slug.describe("Id of its group, from the list of groups."),
		question: line.describe("The question, as a visitor would ask it."),
		...exampleFields,
		choices: exampleChoices
			.optional()
			.describe("Choices for the answer's figures; by default those of the estimator."),
		answer: z
			.array(paragraphWithPlaceholders(...exampleFigures).describe("Markdown of one paragraph."))
			.min(1)
			.describe("The answer: an entry for each paragraph, in Markdown."),
		sample: sample.describe("true while the answer is a sample. It is labelled as one."),
		toComplete: z
			.boolean()
			.optional()
			.describe("true while the owner has to complete the answer.")
			.meta({ formHint: "Tick while you have to complete the answer." }),
		ownerNote: paragraph.optional().describe("What the owner has to add. Not shown."),
		searchTerms,
	});

	return page({
		groups: z
			.array(
				z.strictObject({
					id: slug.describe("Anchor of the group."),
					title: line.describe("Heads the group."),
					inShort: line.describe("Its main answer in a few words, which its drawing shows."),
					sample: sample.describe("true while that answer is a sample. It is labelled as one."),
					cells: createPattern(
						/^[.\-o#|+]{7}(\/[.\-o#|+]{7}){4}$/,
						"five rows of seven symbols, of . - o # | and +, with / between rows",
					).describe(
						"The drawing of that answer: five rows of seven symbols, with / between them.",
					),
					link: link.optional().describe("Where to read more on its subject."),
				}),
			)
			.min(1)
			.describe("The groups of questions, in the order of the page."),
		items: z.array(question).min(1).describe("Each question with its answer."),
		closing,
	});
}

/** Finds issues for questions of a group that is not listed: no page would show them. */
export function checkContent({ file, data }: Pick<RawFile, "file" | "data">): Issue[] {
	const ids = listRecords(data, "groups").map(({ id }) => id);
	return listRecords(data, "items").flatMap(({ group }, index) =>
		ids.includes(group)
			? []
			: {
					file,
					field: `items.${index}.group`,
					received: formatValue(group),
					expected: `one of the groups: ${ids.join(", ")}`,
				},
	);
}

function listRecords(data: RawFile["data"], key: string): Record<string, unknown>[] {
	const list = getValue(data, [key]);
	return Array.isArray(list) ? list.filter(isRecord) : [];
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		faq: ReturnType<typeof createSchema>;
	}
}
