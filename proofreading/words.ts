import retextEnglish from "retext-english";
import retextIndefiniteArticle from "retext-indefinite-article";
import retextQuotes from "retext-quotes";
import retextRepeatedWords from "retext-repeated-words";
import { unified } from "unified";
import { VFile } from "vfile";
import type { ContentText } from "../content-model/index.ts";
import { banned } from "./banned.ts";
import type { Finding } from "./finding.ts";

/** Returns whether a text is the site's own words: titles and publishers of sources are other people's, a drawing is none. */
export function isOwnText({ field, value }: ContentText): boolean {
	const isDrawn = /^[-.o#|+/]+$/.test(value);
	return (
		!isDrawn && field !== "linkUrl" && !/^sources\.[^.]+\.(?:title|publisher|url)$/.test(field)
	);
}

/** Finds words and phrases of the list in banned.ts. */
export function findBannedWords(text: ContentText): Finding[] {
	return banned.flatMap(({ words, remedy, except }) => {
		const { 0: match, index } = text.value.match(words) ?? { index: 0 };
		return match === undefined || except?.test(text.value)
			? []
			: {
					file: text.file,
					line: getLine(text, index),
					problem: `“${match.trim() || match}”`,
					remedy,
				};
	});
}

const language = unified()
	.use(retextEnglish)
	.use(retextRepeatedWords)
	.use(retextIndefiniteArticle)
	// The first pair is for quotations, the second for quotations within them.
	.use(retextQuotes, { preferred: "smart", smart: ["‘’", "“”"] });

/** Finds typos: a word twice in a row, “a” before a vowel and the reverse, straight or wrongly nested quotes. */
export function findTypos(text: ContentText): Finding[] {
	// A double mark after a digit is inches.
	const file = new VFile(text.value.replaceAll(/(?<=\d)"/g, "″"));
	language.runSync(language.parse(file), file);
	return file.messages.map(({ line = 1, reason, expected }) => ({
		file: text.file,
		line: text.line + line - 1,
		problem: reason.replaceAll("`", ""),
		remedy: expected?.join(" or ") ?? reason,
	}));
}

/** Returns the line of a place within a text. Texts of Markdown keep their line ends, those of YAML may not. */
function getLine({ line, value }: ContentText, index = 0): number {
	return line + value.slice(0, index).split("\n").length - 1;
}
