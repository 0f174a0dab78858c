import { z } from "zod";
import type { Fields } from "../../../content-model/index.ts";

/** The rules of `content/pages/contact-us.yaml`. */
export function contentSchema({ line, lines, page, template }: Fields) {
	return page({
		ring: template("phone").describe("The telephone's button."),
		form: z.strictObject({
			...lines("title", "origin", "fallback", "openInNewTab"),
			panel: z
				.strictObject({
					...lines("title", "duration"),
					questions: z.array(line).min(1).describe("What the form asks, a line each."),
				})
				.describe("Shown in the place of the form until it comes, and where it is blocked."),
		}),
	});
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		"contact-us": ReturnType<typeof contentSchema>;
	}
}
