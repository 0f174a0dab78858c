import { toWords } from "./tokenize.ts";

/**
 * Finds the direct answer to a query, if any: the first that lists one of its words, else one of the site's terms for them.
 * @param query as typed.
 * @param synonyms the site's terms, by words and phrases that visitors type.
 */
export function findDirectAnswer<Answer extends { triggers: readonly string[] }>(
	query: string,
	answers: readonly Answer[],
	synonyms: Readonly<Record<string, string>>,
): Answer | undefined {
	const queryText = joinWords(query);
	const terms = Object.entries(synonyms).flatMap(([words, name]) =>
		queryText.includes(joinWords(words)) ? name : [],
	);
	const find = (isMeant: (trigger: string) => boolean) =>
		answers.find(({ triggers }) => triggers.some(isMeant));
	return (
		find((word) => queryText.includes(joinWords(word))) ?? find((word) => terms.includes(word))
	);
}

/** Joins the words of a text with a space before and after each, so that a part of a word does not count. */
function joinWords(text: string): string {
	return ` ${toWords(text).join(" ")} `;
}
