import { toWords } from "./tokenize.ts";

/**
 * Finds the direct answer to a query, if any: the one that lists the longest of its words, else of the site's terms for
 * them. The longest says most: “price of a consult” is about a consult.
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
		answers
			.flatMap((answer) =>
				answer.triggers.filter(isMeant).map(({ length }) => ({ answer, length })),
			)
			.sort((a, b) => b.length - a.length)[0]?.answer;
	return (
		find((word) => queryText.includes(joinWords(word))) ?? find((word) => terms.includes(word))
	);
}

/** Joins the words of a text with a space before and after each, so that a part of a word does not count. */
function joinWords(text: string): string {
	return ` ${toWords(text).join(" ")} `;
}
