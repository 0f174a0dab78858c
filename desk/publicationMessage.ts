import type { Change } from "./api.ts";

/**
 * The message of a publication for which nobody wrote one: its first change, and how many more.
 * @param changes those that are published.
 */
export function createPublicationMessage(changes: readonly Change[]): string {
	const [sentence, ...more] = changes.flatMap(({ title, sentences }) =>
		sentences.map((each) => (each.includes(title) ? each : `${title}: ${each}`)),
	);
	const text = sentence && sentence.length > 150 ? `${sentence.slice(0, 147)}…` : sentence;
	return text
		? `${text.replace(/\.$/, "")}${more.length > 0 ? ` and ${more.length} more` : ""}`
		: "";
}
