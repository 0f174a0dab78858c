/**
 * The answer that a query has of its own, if any: the first that names one of its words.
 * @param query as it was typed.
 * @param synonyms what the site says for words and phrases that visitors type.
 */
export function findDirectAnswer<Answer extends { asked: readonly string[] }>(
	query: string,
	answers: readonly Answer[],
	synonyms: Readonly<Record<string, string>>,
): Answer | undefined {
	const typed = ` ${query.toLowerCase().replaceAll(/[^\p{L}\p{N}-]+/gu, " ")} `;
	const meant = Object.entries(synonyms).flatMap(([words, name]) =>
		typed.includes(` ${words} `) ? name : [],
	);
	return answers.find(({ asked }) =>
		asked.some((word) => typed.includes(` ${word} `) || meant.includes(word)),
	);
}
