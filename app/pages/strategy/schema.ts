import { z } from "zod";
import type { FieldSchemas } from "../../../content-model/index.ts";

/** Creates the schema of `content/pages/strategy.yaml`. */
export function createSchema({
	closing,
	listOfLength,
	itemWithPictogram,
	line,
	lineFields,
	price,
	page,
	sectionHead,
	titleAndText,
}: FieldSchemas) {
	return page({
		drawingCaption: line.optional().describe("Below the drawing of the head."),
		reasons: z.strictObject({
			...sectionHead,
			items: z
				.array(
					itemWithPictogram("25x1").extend({
						failsOn: z
							.int()
							.min(1)
							.max(25)
							.describe("The day of its drawing on which it goes wrong, from 1 to 25."),
					}),
				)
				.length(8)
				.describe("The eight reasons."),
			legend: z.strictObject(
				lineFields({
					dot: "What a dot of the drawings means.",
					disc: "What a disc of them means.",
					bar: "What a bar of them means.",
					gap: "What a gap of them means.",
					leaf: "What the leaf in another colour means.",
				}),
			),
		}),
		roadmap: z.strictObject({
			...sectionHead,
			steps: z
				.tuple([
					z.strictObject({
						...titleAndText,
						figure: z.strictObject({
							columns: z.array(line).length(5).describe("Stages of a firm's work."),
							rows: z.array(line).length(4).describe("Kinds of work."),
							legend: z.strictObject(
								lineFields({
									dot: "What a dot of the drawing means.",
									disc: "What a disc of it means.",
								}),
							),
							caption: line.describe("Below the drawing of the value chain."),
						}),
					}),
					z.strictObject({
						...titleAndText,
						figure: z.strictObject({
							axes: z.strictObject(
								lineFields({ value: "The upright axis.", feasibility: "The level axis." }),
							),
							quadrants: listOfLength(3, {
								id: z
									.enum(["strategic-bets", "quick-wins", "not-now"])
									.describe("Decides its place and colour."),
								...lineFields({ title: "Its name.", text: "What belongs there, in a few words." }),
							}).describe("The parts of the drawing that have a name."),
							caption: line.describe("Below the drawing of the priorities."),
						}),
					}),
					z.strictObject({
						...titleAndText,
						figure: z.strictObject({
							rows: listOfLength(5, {
								label: line.describe("What the row tells, such as Costs."),
								text: line.optional().describe("What it says of that."),
								phases: z
									.array(line)
									.length(4)
									.optional()
									.describe("In place of the text: the bars of a timeline, in order."),
							}).describe("The rows of a page from a scope."),
							caption: line.describe("Below that page."),
						}),
					}),
				])
				.describe("The three steps, each with a drawing of its own."),
		}),
		price: price.optional().describe("What it costs, for whom, and what is included."),
		closing,
	});
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		strategy: ReturnType<typeof createSchema>;
	}
}
