import type { Content } from "../../content-model/index.ts";
import { benefitPath } from "../../paths/index.ts";
import { parseParagraph } from "./plainText.server.ts";

/** A benefit with everything that its tile and its page say of it. */
export type Benefit = ReturnType<typeof createBenefits>[number];

/** All benefits, in the order of the home page's tiles. */
export function createBenefits({ benefits, site }: Content) {
	return benefits.map(({ body, ...benefit }) => ({
		...benefit,
		path: benefitPath(benefit.slug),
		/** Body text; for a sample, what the page will cover. */
		paragraphs: body.split(/\n\s*\n/).map((text) => parseParagraph(text, site)),
	}));
}
