import { z } from "zod";
import type { Fields } from "../../../content-model/index.ts";

/** The rules of `content/pages/strategy.yaml`. */
export function createContentSchema({
	closing,
	groupsOf,
	illustrated,
	line,
	lines,
	offer,
	page,
	sectionHead,
	titled,
}: Fields) {
	return page({
		reasons: z.strictObject({
			...sectionHead,
			items: z.array(illustrated).length(8),
			legend: z.strictObject({ dot: line, disc: line, bar: line, gap: line }),
		}),
		roadmap: z.strictObject({
			...sectionHead,
			steps: z.tuple([
				z.strictObject({
					...titled,
					figure: z.strictObject({
						columns: z.array(line).length(5).describe("Stages of a firm's work."),
						rows: z.array(line).length(4).describe("Kinds of work."),
						legend: z.strictObject({ dot: line, disc: line }),
						caption: line,
					}),
				}),
				z.strictObject({
					...titled,
					figure: z.strictObject({
						axes: z.strictObject({ value: line, feasibility: line }),
						quadrants: groupsOf(3, {
							id: z.enum(["strategic-bets", "quick-wins", "not-now"]),
							...lines("title", "text"),
						}),
						caption: line,
					}),
				}),
				z.strictObject({
					...titled,
					figure: z.strictObject({
						rows: groupsOf(5, {
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
