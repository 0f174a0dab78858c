import { getQuestionPath, searchPath } from "../../../paths/index.ts";
import { sortUpcomingFirst } from "../../site/events.server.ts";
import { toPlainText } from "../../site/questions.server.ts";
import type { Site } from "../../site/site.server.ts";
import type { IndexedEntry } from "./searchIndex.ts";

/** An entry of the search, before its document is read. */
export interface SearchEntry extends Omit<IndexedEntry, "sections"> {
	/** Text to search, for an entry without a document of its own. */
	text?: string;
}

/**
 * Creates all entries of the search: events, questions, then pages in the order of the site, articles newest first.
 */
export function createSearchEntries({
	content,
	events: all,
	questions,
	pages,
}: Site): SearchEntry[] {
	const events = sortUpcomingFirst(all).map(
		({ path, title, type, date, location, summary, instants }): SearchEntry => ({
			kind: "event",
			path,
			title,
			text: `${content.pages.events.types[type]}. ${date}. ${location}. ${summary}`,
			end: instants.end,
		}),
	);
	const questionEntries = questions.map(
		(question): SearchEntry => ({
			kind: "question",
			path: getQuestionPath(question.id),
			title: question.question,
			text: toPlainText(question),
			searchTerms: question.searchTerms,
		}),
	);
	const smallPrint = content.settings.legal.map(({ href }) => href);
	const documents = Array.from(pages.values(), (page): SearchEntry => {
		const { kind, path, name, parent, description, searchTerms } = page;
		const isList = kind === "page" ? page.isListPage : kind === "category" || kind === "person";
		const isLowPriority = isList || smallPrint.includes(path);
		return {
			// Lists of articles and people count as pages.
			kind: kind === "article" || kind === "benefit" ? kind : "page",
			path,
			// A category may have the name of a page: the blog's Training is not the page about training.
			title: kind === "category" && parent ? `${parent.name}: ${name}` : name,
			summary: description,
			searchTerms,
			...(isLowPriority && { isLowPriority }),
		};
	});
	return [...events, ...questionEntries, ...documents.filter(({ path }) => path !== searchPath)];
}
