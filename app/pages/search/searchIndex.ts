import type { PageContent } from "../../../content-model/index.ts";

/** The kinds of results, as labelled on the search page. */
export type ResultKind = keyof PageContent<"search">["results"]["kinds"];

/** A part of a page's text that begins with a heading or an anchor. */
export interface IndexedSection {
	/** Its anchor, where it has one. */
	id?: string;
	heading?: string;
	text: string;
}

/** An entry of the search index. */
export interface IndexedEntry {
	kind: ResultKind;
	/** Path, with an anchor if the entry is part of a page. */
	path: string;
	/** Its name in the site's menus. */
	title: string;
	/** Its content, in a sentence. */
	summary?: string;
	/** Words and phrases that visitors type for it, as its content names them. */
	searchTerms?: readonly string[];
	/** Ranked lower: a list of other pages, a portrait or the small print. */
	isLowPriority?: boolean;
	/** End of an event. */
	end?: string;
	/** Its text; of an old article among very many, only the headings. */
	sections?: readonly IndexedSection[];
}
