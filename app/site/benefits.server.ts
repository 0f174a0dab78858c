import type { Content } from "../../content-model/index.ts";
import { getBenefitPath } from "../../paths/index.ts";
import { type Paragraph, parseParagraph } from "./plainText.server.ts";

/** A benefit with everything that its tile and its page show of it. */
export interface Benefit extends Omit<Content["benefits"][number], "body"> {
	path: string;
	/** Body text; for a sample, what the page will cover. */
	paragraphs: Paragraph[];
}

/** Creates all benefits, in the order of the home page's tiles. */
export function createBenefits({ benefits, settings }: Content): Benefit[] {
	return benefits.map(({ body, ...benefit }) => ({
		...benefit,
		path: getBenefitPath(benefit.slug),
		paragraphs: body.split(/\n\s*\n/).map((text) => parseParagraph(text, settings)),
	}));
}
