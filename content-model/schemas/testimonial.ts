import { z } from "zod";
import type { FieldSchemas } from "./fields.ts";
import { rowColours, sample } from "./values.ts";

/** Creates the schema of `content/testimonials/{slug}.yaml`. */
export function createTestimonialSchema({ line, paragraph }: FieldSchemas) {
	return z.strictObject({
		sample,
		order: z.int().min(1).describe("Place in the list, from 1.").meta({ formWidget: "hidden" }),
		quote: paragraph.describe("What the customer said."),
		name: line.describe("Who said it."),
		title: line.describe("Their role, such as Managing Partner.").meta({ formLabel: "Role" }),
		company: line.describe("Their organisation."),
		logo: z
			.enum(["wave", "shield", "house", "rings"])
			.describe("Drawing beside the company's name."),
		colour: z.enum(rowColours).describe("Colour of the logo."),
	});
}
