import type { ChangeSummary } from "./api/review.ts";

/** Git's hosts cut longer ones off. */
const maxLength = 150;
const maxNames = 3;

/**
 * Creates the message of a publication for which nobody wrote one: of a single change its sentence, of several their
 * names.
 * @param changes those that are published.
 */
export function createPublicationMessage(changes: readonly ChangeSummary[]): string {
	// Accepted words name a publication only where nothing else is published.
	const contentChanges = changes.filter((change) => !isSpelling(change));
	const [first, ...others] = contentChanges.length > 0 ? contentChanges : changes;
	if (!first) {
		return "";
	}
	const names = new Set([first, ...others].map(nameChange));
	return names.size === 1 ? describeChange(first, others.length > 0) : joinNames([...names]);
}

/** Checks whether a change is of the words that the spelling check accepts. */
export function isSpelling({ path }: ChangeSummary): boolean {
	return !path.startsWith("content/");
}

/** @param hasOthers whether there are other changes of the same entry */
function describeChange(change: ChangeSummary, hasOthers: boolean): string {
	const [sentence = "", ...more] = change.sentences;
	if (!sentence) {
		return "";
	}
	const text = sentence.includes(change.title) ? sentence : `${change.entryTitle}: ${sentence}`;
	const isPartly = hasOthers || more.length > 0;
	return shortenSubject(text.replace(/\.$/, "")) + (isPartly ? " and more of it" : "");
}

/** Joins the names of what has changed, and the number of those for which there is no room. */
function joinNames(names: readonly string[]): string {
	const shown = names.slice(0, maxNames);
	while (shown.length > 1 && shown.join(", ").length > maxLength) {
		shown.pop();
	}
	const rest = names.length - shown.length;
	const items = [...shown.map(shortenSubject), ...(rest > 0 ? [`${rest} more`] : [])];
	return new Intl.ListFormat("en-AU").format(items);
}

function nameChange({ entryTitle, state }: ChangeSummary): string {
	return ["new", "removed"].includes(state) ? `${entryTitle} (${state})` : entryTitle;
}

function shortenSubject(text: string): string {
	return text.length > maxLength ? `${text.slice(0, maxLength - 3)}…` : text;
}
