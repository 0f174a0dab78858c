import type { ChangeSummary } from "./api.ts";

/**
 * Creates the message of a publication for which nobody wrote one: its first change, and the number of others.
 * @param changes those that are published.
 */
export function createPublicationMessage(changes: readonly ChangeSummary[]): string {
	// Accepted words come last: they are of use to the others only.
	const orderedChanges = changes.toSorted((a, b) => Number(isSpelling(a)) - Number(isSpelling(b)));
	const [first, ...others] = orderedChanges;
	const [sentence, ...more] = first?.sentences ?? [];
	if (!first || !sentence) {
		return "";
	}
	// A part is named by its sentence.
	const title = first.part && first.hasForm ? first.title.split(": ")[0] : first.title;
	const summary = sentence.includes(first.title) ? sentence : `${title}: ${sentence}`;
	const text = summary.length > 150 ? `${summary.slice(0, 147)}…` : summary.replace(/\.$/, "");
	const isPartly = more.some((other) => !other.startsWith("Includes: "));
	const endings = [
		...(isPartly ? ["more of it"] : []),
		...(others.length > 0 ? [`${others.length} more`] : []),
	];
	return [text, ...endings].join(" and ");
}

/** Checks whether a change is of the words that the spelling check accepts. */
export function isSpelling({ path }: ChangeSummary): boolean {
	return !path.startsWith("content/");
}
