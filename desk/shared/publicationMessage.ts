import type { ChangeSummary } from "./api.ts";

/**
 * The message of a publication for which nobody wrote one: what it begins with, and how many changes more.
 * @param changes those that are published.
 */
export function createPublicationMessage(changes: readonly ChangeSummary[]): string {
	// Accepted words come last: they are of use to the others only.
	const ordered = changes.toSorted((a, b) => Number(isSpelling(a)) - Number(isSpelling(b)));
	const [first, ...others] = ordered;
	const [sentence, ...more] = first?.sentences ?? [];
	if (!first || !sentence) {
		return "";
	}
	const full = sentence.includes(first.title) ? sentence : `${first.title}: ${sentence}`;
	const text = full.length > 150 ? `${full.slice(0, 147)}…` : full.replace(/\.$/, "");
	const isPartly = more.some((each) => !each.startsWith("Includes: "));
	const ends = [
		...(isPartly ? ["more of it"] : []),
		...(others.length > 0 ? [`${others.length} more`] : []),
	];
	return [text, ...ends].join(" and ");
}

/** Checks whether a change is of the words that the spelling check accepts. */
export function isSpelling({ path }: ChangeSummary): boolean {
	return !path.startsWith("content/");
}
