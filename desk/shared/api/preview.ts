/** The preview: edits that it cannot show, and the search for the field of a text on a page. */

import type { FieldPath } from "./forms.ts";

/** What is typed in a form and not saved, where the preview cannot show it together with the rest. */
export interface UnshownEdit {
	/** Empty for a new entry. */
	path: string;
	kind: string;
	title: string;
	/** Why, in sentences. */
	reason: string;
}

/** A block of a page, whose field is looked for. */
export interface PageBlock {
	id: number;
	text: string;
	/** Of a price on Pricing, the ids of its row and its plan: `strategy.medium`. */
	price?: string;
	/** The alternative text of a picture. */
	alt?: string;
}

/** A block with the field that its words come from. */
export interface LocatedBlock {
	id: number;
	path: string;
	fieldPath: FieldPath;
	/** Line of the Markdown, from 1. */
	line?: number;
}
