import { z } from "zod";
import type { PictogramSize } from "../../../grid/index.ts";
import type { Facts } from "../../facts/facts.ts";
import { createPictogram } from "../values.ts";
import type { TextFields } from "./texts.ts";

/** Creates the fields for lists and their items. */
export function createListFields({ line, paragraph }: TextFields, { sessionCount }: Facts) {
	/** A list of groups with the same fields. */
	const listOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
		z.array(z.strictObject(shape)).min(1);

	/** A list of groups with the same fields, of a fixed length. */
	const listOfLength = <Shape extends z.ZodRawShape>(count: number, shape: Shape) =>
		z.array(z.strictObject(shape)).length(count);

	/** A list with an item for each session of the bootcamp. */
	const forEachSession = <Item extends z.ZodType>(item: Item) =>
		z
			.array(item)
			.min(1)
			.refine(({ length }) => [undefined, String(length)].includes(sessionCount), {
				error: ({ input }) =>
					`as many as content/pricing.yaml sells: describe ${sessionCount} sessions here, or write sessions: ${Object(input).length} for bootcamp there`,
			});

	/** A heading with a paragraph below it. */
	const titleAndText = {
		title: line.describe("The heading."),
		text: paragraph.describe("The sentences below it."),
	};

	/** An item with a heading, a sentence and a pictogram. @param size of the pictograms that fit */
	const itemWithPictogram = (size: PictogramSize) =>
		z.strictObject({
			title: line.describe("The item's heading."),
			text: paragraph.describe("A sentence or two."),
			pictogram: createPictogram(size),
		});

	/** A list with a heading. */
	const list = z.strictObject({
		title: line.describe("The heading of the list."),
		items: z.array(line).min(1).describe("The points of the list, a line each."),
	});

	return { forEachSession, listOf, listOfLength, itemWithPictogram, list, titleAndText };
}

/** The fields for lists and their items. */
export type ListFields = ReturnType<typeof createListFields>;
