import retextEnglish from "retext-english";
import retextIndefiniteArticle from "retext-indefinite-article";
import retextQuotes from "retext-quotes";
import retextRepeatedWords from "retext-repeated-words";
import { unified } from "unified";
import { VFile } from "vfile";
import type { ContentText } from "../content-model/index.ts";
import { banned } from "./banned.ts";
import { createFinding, type Finding } from "./finding.ts";

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
		const match = words.exec(text.value);
		if (!match || except?.test(text.value)) {
			return [];
		}
		const found = match[0].trim();
		const start = text.value.indexOf(found, match.index);
		const problem = `This site does not write “${found}”`;
		return createFinding(text, { problem, remedy }, [start, start + found.length]);
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
	return file.messages.map(({ source, actual = "", expected = [], place }) => {
		const [start = 0, end = start] =
			place && "start" in place ? [place.start.offset, place.end.offset] : [];
		const found = {
			problem: describeTypo(source, actual),
			remedy: `Write ${expected.join(" or ")} in its place.`,
		};
		return createFinding(text, found, [start, end]);
	});
}

/** Says what is wrong. @param source the check that has found it */
function describeTypo(source: string | undefined, actual: string): string {
	switch (source) {
		case "retext-quotes":
			return /["']/.test(actual)
				? `The quotation mark ${actual} is straight`
				: `The quotation mark ${actual} is the wrong one: “ and ” are for a quotation within another`;
		case "retext-repeated-words":
			return `“${actual}” has a word twice`;
		default:
			return `“${actual}” does not go with the word after it`;
	}
}
