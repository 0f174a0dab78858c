import type { Prepared } from "../../app/content/prepare.server.ts";

/** The texts of many articles in one piece of memory that all threads read. */
export interface SharedTexts {
	/** All texts in UTF-8, one after the other. */
	bytes: SharedArrayBuffer;
	/** Where each text begins, and where the last one ends. */
	bounds: Float64Array;
}

/** What pages are made of, its longest part where all threads can read it. */
export interface SharedContent {
	/** Articles have no texts here. */
	prepared: Prepared;
	texts: SharedTexts;
}

/** Takes the texts of the articles out of what was prepared: thousands are too many to have twice. */
export function shareContent({ content, ...drawings }: Prepared): SharedContent {
	const articles = content.articles.map((article) => ({ ...article, body: "" }));
	return {
		prepared: { content: { ...content, articles }, ...drawings },
		texts: shareTexts(content.articles.map(({ body }) => body)),
	};
}

/** Puts texts into memory that can be handed to a thread without a copy. */
export function shareTexts(texts: readonly string[]): SharedTexts {
	const bounds = new Float64Array(texts.length + 1);
	for (const [index, text] of texts.entries()) {
		bounds[index + 1] = (bounds[index] ?? 0) + Buffer.byteLength(text);
	}
	const bytes = new SharedArrayBuffer(bounds.at(-1) ?? 0);
	const all = Buffer.from(bytes);
	for (const [index, text] of texts.entries()) {
		all.write(text, bounds[index] ?? 0);
	}
	return { bytes, bounds };
}

/** The same entries with their texts, each read when it is asked for. */
export function withSharedTexts<Entry extends object>(
	entries: readonly Entry[],
	{ bytes, bounds }: SharedTexts,
): (Entry & { body: string })[] {
	const all = Buffer.from(bytes);
	return entries.map((entry, index) => ({
		...entry,
		get body() {
			return all.toString("utf8", bounds[index], bounds[index + 1]);
		},
	}));
}
