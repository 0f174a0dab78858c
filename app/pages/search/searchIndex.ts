import type { Page } from "../../../content-model/index.ts";

/** What a search can find, as labelled on the search page. */
export type Kind = keyof Page<"search">["results"]["kinds"];

/** A part of a page's text that begins with a heading or an anchor. */
export interface IndexedSection {
	/** Its anchor, where it has one. */
	id?: string;
	heading?: string;
	text: string;
}

/** One thing that a search can find. */
export interface IndexedEntry {
	kind: Kind;
	/** From the site's top, with an anchor where the thing is part of a page. */
	path: string;
	/** What the site's menus call it. */
	title: string;
	/** What it holds, in a sentence. */
	summary?: string;
	/** Words and phrases that visitors type for it, as its content names them. */
	searchTerms?: readonly string[];
	/** Ranked lower: a list of other pages, a portrait or the small print. */
	minor?: boolean;
	/** When it is over, for an event. */
	end?: string;
	/** Its text; the headings alone of an old article among very many. */
	sections?: readonly IndexedSection[];
}
