import { z } from "zod";
import type { FieldSchemas } from "./fields.ts";
import { createPattern, imageName, sample } from "./values.ts";

/** Creates the schema of `content/team/{slug}.yaml`. */
export function createPersonSchema({ line, paragraph, searchTerms }: FieldSchemas) {
	return z.strictObject({
		sample,
		name: line.describe("Full name."),
		title: line.describe("Role, such as Head of Operations.").meta({ formLabel: "Role" }),
		order: z.int().min(1).describe("Place in the list, from 1.").meta({ formWidget: "hidden" }),
		line: line.describe("One sentence below the name.").meta({ formLabel: "One-line summary" }),
		bio: paragraph
			.describe("A short biography for the person's page.")
			.meta({ formLabel: "Biography" }),
		portrait: createPattern(
			imageName,
			"the name of an image in content/team that ends in .svg, .jpg, .jpeg, .png, .webp or .avif",
		)
			.optional()
			.describe("A photograph or drawing in content/team. Without it, initials are shown.")
			.meta({
				formHint:
					"A photograph, upright, at least 480 by 580 pixels. Without one the initials are shown.",
				formWidget: "picture",
			}),
		searchTerms,
	});
}
