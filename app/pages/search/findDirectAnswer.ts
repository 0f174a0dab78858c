/**
 * The direct answer to a query, if any: the first that lists one of its words.
 * @param query as typed.
 * @param synonyms the site's terms, by words and phrases that visitors type.
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
