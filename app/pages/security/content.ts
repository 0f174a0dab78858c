import { z } from "zod";
import { day, type Fields, sample, slug } from "../../../content-model/index.ts";

/** The rules of `content/pages/security.yaml`. */
export function createContentSchema(fields: Fields) {
	const {
		groups,
		line,
		lines,
		page,
		paragraph,
		paragraphWith,
		sectionHead,
		lineWithPlaceholders,
		titled,
	} = fields;
	return page({
		sample,
		sampleText: paragraph.optional().describe("Shown at the top while `sample` is true."),
		flow: z
			.strictObject({
				...sectionHead,
				zones: z
					.array(line)
					.length(3)
					.describe(
						"Heads the drawing: the first and the last have five columns, the middle fifteen.",
					),
				steps: groups({
					...titled,
					where: line.describe("In whose account it happens."),
					days: z
						.string()
						.regex(/^[.\-o#]{25}$/, "Write 25 marks, of . - o and #")
						.describe(
							"Its row of the drawing: five columns of your firm, fifteen of your cloud, five outside.",
						),
				}),
			})
			.describe("What happens between a question and its answer."),
		table: z.strictObject({
			title: line,
			dated: day.describe("The day on which the answers held."),
			datedText: lineWithPlaceholders("day"),
			print: paragraph,
			...lines("question", "answer"),
			proof: line.describe("Heading of the column that only paper has."),
		}),
		groups: groups({
			id: slug.describe("Anchor of the group."),
			title: line,
			rows: groups({ question: line, answer: paragraph }),
		}).describe("Questions with their answers, numbered through."),
		remains: groups({
			title: line,
			paragraphs: z
				.array(paragraphWith("email", "phone").describe("Markdown of one paragraph."))
				.min(1),
		}).describe("What follows the answers."),
	});
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		security: ReturnType<typeof createContentSchema>;
	}
}
