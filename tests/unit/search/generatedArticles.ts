import { pick, random } from "../../../app/grid/seed.ts";
import type { SearchEntry } from "../../../app/search/entries.server.ts";
import { content } from "../seo/content.ts";

/** An article made up from the sentences of the real ones. */
export interface GeneratedArticle {
	entry: SearchEntry;
	/** Its document: title, standfirst, a heading for each hundred and fifty words or so. */
	html: string;
}

/** Words of an article, as the real ones have them on average. */
const wordsPerArticle = 1200;

/**
 * Words of each article that few others have, such as names and figures: with them a thousand articles
 * hold about as many different words as a thousand written ones would (Heaps' law).
 */
const rareWords = 25;

const sentences = content.articles.flatMap(({ body }) => sentencesOf(body));
const syllables =
	"ba cor den fa gil ha jem kor lin mar nol pes qui ros sta tem ur ven wex yar".split(" ");

/** Articles by number: the same number gives the same article, run for run. */
export function generatedArticles(count: number): GeneratedArticle[] {
	return Array.from({ length: count }, (_, number) => generatedArticle(number));
}

function generatedArticle(number: number): GeneratedArticle {
	const next = random(`article-${number}`);
	const title = `${titleFrom(pick(sentences, next))} ${number}`;
	const paragraphs: string[] = [];
	let words = 0;
	while (words < wordsPerArticle) {
		const chosen = Array.from({ length: 4 }, () => pick(sentences, next));
		if (paragraphs.length % 3 === 0) {
			const heading = titleFrom(pick(sentences, next));
			paragraphs.push(`<h2 id="part-${paragraphs.length}">${heading}</h2>`);
		}
		const text = chosen.join(" ");
		words += text.split(" ").length;
		paragraphs.push(`<p>${text}</p>`);
	}
	const rare = Array.from({ length: rareWords }, () =>
		Array.from({ length: 3 }, () => pick(syllables, next)).join(""),
	);
	return {
		entry: { kind: "article", path: `/blog/generated-${number}`, title },
		html: `<!doctype html><html lang="en-AU"><body><main><h1>${title}</h1>${paragraphs.join("")}<p>${rare.join(" ")}</p></main></body></html>`,
	};
}

/** The first words of a sentence, as a title has them. */
function titleFrom(sentence: string): string {
	return sentence
		.split(" ")
		.slice(0, 7)
		.join(" ")
		.replace(/[.,;:?!]$/, "");
}

function sentencesOf(markdown: string): string[] {
	const prose = markdown
		.replace(/```[\s\S]*?```/g, "")
		.replace(/\[\^[^\]]+\]/g, "")
		.replace(/\]\([^)]*\)/g, "")
		.replace(/[#*_[\]|>`]/g, "");
	return Array.from(prose.matchAll(/[A-Z][^.?!<&]{30,}[.?!]/g), ([text]) =>
		text.replace(/\s+/g, " "),
	);
}
