import type { Content } from "../content/load.server.ts";
import type { Page } from "../content/schemas/pages.ts";
import { searchPath } from "../seo/addresses.ts";
import { type SitePage, sitePages } from "../seo/sitePages.server.ts";

/** What a search can find, as the words of the search page tell them apart. */
export type Kind = keyof Page<"search">["results"]["kinds"];

/** One thing a search can find. */
export interface SearchEntry {
	kind: Kind;
	/** From the site's top, with an anchor where the thing is part of a page. */
	path: string;
	title: string;
	/** What to look through, for a thing without a document of its own. */
	text?: string;
}

/** What a visitor calls each kind of page: lists of articles and people are pages like others. */
const kinds: Readonly<Record<SitePage["kind"], Kind>> = {
	page: "page",
	category: "page",
	author: "page",
	article: "article",
	benefit: "benefit",
};

/**
 * Everything a search can find: events, then pages in the order of the site. Articles come last, the
 * newest first, so that a new one leaves the end of the list as it was.
 */
export function searchEntries(content: Content): SearchEntry[] {
	const pages = Array.from(sitePages(content).values(), ({ kind, path, title }) => ({
		kind: kinds[kind],
		path,
		title,
	}));
	const events = content.events.map(
		({ slug, title, type, date, place, summary }): SearchEntry => ({
			kind: "event",
			path: `/events#${slug}`,
			title,
			text: `${type}. ${title}. ${date}. ${place}. ${summary}`,
		}),
	);
	return [...events, ...pages.filter(({ path }) => path !== searchPath)];
}
