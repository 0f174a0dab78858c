import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { wordsOf } from "../app/search/spelling.ts";

/** How many words the vocabulary keeps, about 5 kB compressed: the rest are rare names and figures. */
const vocabularySize = 1700;

const parser = unified().use(rehypeParse, { fragment: true });

/** The words of the site in small letters, those of most documents first. */
export function vocabularyOf(
	documents: readonly ({ html: string } | { text: string })[],
): string[] {
	const counts = new Map<string, number>();
	for (const document of documents) {
		const text = "html" in document ? textOf(document.html) : document.text;
		for (const word of new Set(wordsOf(text).filter((word) => /^\p{L}{3,}$/u.test(word)))) {
			counts.set(word, (counts.get(word) ?? 0) + 1);
		}
	}
	return Array.from(counts)
		.sort(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1))
		.slice(0, vocabularySize)
		.map(([word]) => word);
}

/** The texts inside `main`, a space between each two. */
function textOf(html: string): string {
	const texts: string[] = [];
	const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
	visit(parser.parse(main), "text", ({ value }) => {
		texts.push(value);
	});
	return texts.join(" ");
}
