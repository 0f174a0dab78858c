import type { RootContent } from "mdast";
import { citationDate } from "../content/dates.ts";
import { interpolate } from "../content/interpolate.ts";
import type { ArticleEntry, Content } from "../content/load.server.ts";
import type { AuthorPageFacts, CategoryPageFacts } from "../seo/sitePages.server.ts";
import { heading, linked, paragraph, strong } from "./nodes.ts";

/**
 * A list of articles: title with address, category, day and summary.
 * @param depth level of the titles
 * @param at whole address of the page, from which links are made whole
 */
export function articleBlocks(
	articles: readonly ArticleEntry[],
	depth: 2 | 3,
	{ pages }: Content,
	at: string,
): RootContent[] {
	return articles.flatMap(({ slug, title, category, date, summary }) => [
		heading(depth, [linked({ label: title, href: `/blog/${slug}` }, at)]),
		paragraph([strong(pages.blog.categories[category].chip)], `${citationDate(date)}.`, summary),
	]);
}

/** What the page of a category says below its title. */
export function categoryBlocks(
	{ category, name, tagline, description }: CategoryPageFacts,
	content: Content,
	at: string,
): RootContent[] {
	const listed = content.articles.filter((article) => article.category === category);
	return [
		paragraph([strong(`${tagline}.`)], description),
		...(listed.length > 0
			? articleBlocks(listed, 2, content, at)
			: [paragraph(interpolate(content.pages.blog.filter.emptyCategory, { category: name }))]),
	];
}

/** What the page of a person says below their name. */
export function authorBlocks(
	{ author: { slug, name, title, line, bio, sample } }: AuthorPageFacts,
	content: Content,
	at: string,
): RootContent[] {
	const { site, articles, pages } = content;
	const words = pages.team.author;
	const written = articles.filter(({ author }) => author === slug);
	return [
		...(sample ? [paragraph([strong(site.labels.sample)])] : []),
		paragraph([strong(`${title}.`)], line),
		paragraph(bio),
		heading(2, interpolate(words.articles, { name })),
		...(written.length > 0
			? articleBlocks(written, 3, content, at)
			: [paragraph(interpolate(words.empty, { name }))]),
	];
}
