import type { Element } from "hast";
import type { LinkTerms } from "./linkTerms.ts";

/** What reading a part of the contract takes. */
export interface PartReader {
	linkTerms: LinkTerms;
	/** Reports an issue with an element of the text. @param received its words, unless given */
	report: (element: Element, expected: string, received?: string) => void;
}
