import type { Finding, Quotation } from "../../../../proofreading/finding.ts";

/** Characters that are quoted before and after the words in question. */
const contextLength = 40;

/** Says what is wrong with some words, and what to do. @param earlierTitle of the entry that has the same words */
export function describeProse(
	{ problem, remedy, quotation }: Pick<Finding, "problem" | "remedy" | "quotation">,
	earlierTitle?: string,
): string {
	const place = earlierTitle === undefined ? "" : ` (${earlierTitle})`;
	const context = quotation ? `“${excerpt(quotation)}”: ` : "";
	return `${context}${problem}${place}. ${remedy}`;
}

/** Cuts the text around some words, between words. */
function excerpt({ before, words, after }: Quotation): string {
	const start =
		before.length > contextLength ? before.slice(-contextLength).replace(/^\S*\s/, "… ") : before;
	const end =
		after.length > contextLength ? after.slice(0, contextLength).replace(/\s\S*$/, " …") : after;
	return `${start}${words}${end}`;
}
