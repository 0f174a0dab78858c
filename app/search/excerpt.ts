/** A piece of an excerpt, and whether it is one of the words looked for. */
export interface ExcerptPart {
	text: string;
	marked: boolean;
}

/**
 * Takes an excerpt of the index apart, so that it is shown as text and never as markup.
 * @param excerpt with `<mark>` around the words found; the engine escapes all other angle brackets.
 */
export function excerptParts(excerpt: string): ExcerptPart[] {
	return excerpt
		.split(/<mark>(.*?)<\/mark>/s)
		.map((text, place) => ({ text: plain(text), marked: place % 2 === 1 }))
		.filter(({ text }) => text !== "");
}

function plain(text: string): string {
	return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">");
}
