import type { Element } from "hast";
import type { LinkTerms } from "./linkTerms.ts";

/** The context for reading a part of the contract. */
export interface ReadingContext {
	linkTerms: LinkTerms;
	/** Reports an issue with an element of the text. @param received defaults to the element's words */
	report: (element: Element, expected: string, received?: string) => void;
}
