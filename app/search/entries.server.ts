import type { Page } from "../content/schemas/pages.ts";
import { searchPath } from "../seo/addresses.ts";
import { answeredQuestions, answerText } from "../site/questions.server.ts";
import type { Site } from "../site/site.server.ts";

/** What a search can find, as the words of the search page tell them apart. */
export type Kind = keyof Page<"search">["results"]["kinds"];

/** One thing a search can find. */
export interface SearchEntry {
	kind: Kind;
	/** From the site's top, with an anchor where the thing is part of a page. */
	path: string;
	/** What the site's menus call it. */
	title: string;
	/** What to look through, for a thing without a document of its own. */
	text?: string;
	/** Whether others come first: a list of other pages, a portrait or the small print. */
	minor?: boolean;
}

/** Pages of the content that list what has pages of its own. */
const lists = ["/blog", "/events", "/team"];

/** Everything a search can find: events, questions, then pages in the order of the site. */
export function searchEntries({ content, events: cards, pages }: Site): SearchEntry[] {
	const events = cards.map(
		({ slug, title, type, date, place, summary }): SearchEntry => ({
			kind: "event",
			path: `/events#${slug}`,
			title,
			text: `${type}. ${title}. ${date}. ${place}. ${summary}`,
		}),
	);
	const questions = answeredQuestions(content).map(
		(answered): SearchEntry => ({
			kind: "question",
			path: `/pricing#${answered.id}`,
			title: answered.question,
			text: `${answered.question} ${answerText(answered)}`,
		}),
	);
	const smallPrint = content.site.legal.map(({ href }) => href);
	const found = Array.from(pages.values(), ({ kind, path, name, parent }): SearchEntry => {
		const minor =
			kind === "category" || kind === "author" || [...lists, ...smallPrint].includes(path);
		// Lists of articles and people are pages like others.
		return {
			kind: kind === "article" || kind === "benefit" ? kind : "page",
			path,
			// A category may have the name of a page: the blog's Training is not the page about training.
			title: kind === "category" && parent ? `${parent.name}: ${name}` : name,
			...(minor && { minor }),
		};
	});
	return [...events, ...questions, ...found.filter(({ path }) => path !== searchPath)];
}
