import { z } from "zod";
import type { FieldSchemas } from "../../../content-model/index.ts";

/** Creates the rules of `content/pages/strategy.yaml`. */
export function createContentSchema({
	closing,
	listOfLength,
	itemWithIcon,
	line,
	lineFields,
	offer,
	page,
	sectionHead,
	titleAndText,
}: FieldSchemas) {
	return page({
		reasons: z.strictObject({
			...sectionHead,
			items: z.array(itemWithIcon).length(8),
			legend: z.strictObject({ dot: line, disc: line, bar: line, gap: line }),
		}),
		roadmap: z.strictObject({
			...sectionHead,
			steps: z.tuple([
				z.strictObject({
					...titleAndText,
					figure: z.strictObject({
						columns: z.array(line).length(5).describe("Stages of a firm's work."),
						rows: z.array(line).length(4).describe("Kinds of work."),
						legend: z.strictObject({ dot: line, disc: line }),
						caption: line,
					}),
				}),
				z.strictObject({
					...titleAndText,
					figure: z.strictObject({
						axes: z.strictObject({ value: line, feasibility: line }),
						quadrants: listOfLength(3, {
							id: z.enum(["strategic-bets", "quick-wins", "not-now"]),
							...lineFields("title", "text"),
						}),
						caption: line,
					}),
				}),
				z.strictObject({
					...titleAndText,
					figure: z.strictObject({
						rows: listOfLength(5, {
							label: line,
							text: line.optional(),
							phases: z.array(line).length(4).optional(),
						}),
						caption: line,
					}),
				}),
			]),
		}),
		offer: offer.optional().describe("What it costs, for whom, and what is included."),
		closing,
	});
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		strategy: ReturnType<typeof createContentSchema>;
	}
}
