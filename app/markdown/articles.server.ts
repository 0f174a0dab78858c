import { sourceNotes } from "../content/articles.server.ts";
import { citationDate } from "../content/dates.ts";
import { parseHabitFigure } from "../content/habitFigure.ts";
import type { Content } from "../content/load.server.ts";
import type { ArticlePageFacts } from "../seo/sitePages.server.ts";

/**
 * An article as its author wrote it: title, who and when, text, and its sources as footnotes. The text
 * is Markdown already and is not parsed again; only its links and figures are made to stand alone.
 * @param at whole address of the page
 */
export function articleMarkdown(
	{ article, author }: ArticlePageFacts,
	{ pages }: Content,
	at: string,
): string {
	const words = pages.blog.article;
	const signed = `${words.by} ${author?.name ?? words.team}`;
	const text = article.body
		.replaceAll("\r\n", "\n")
		.replace(habitBlock, captionOf)
		.replace(relativeLink, absoluteLink)
		.trim();
	return [
		`# ${article.title}`,
		`${signed}, ${citationDate(article.date)}. ${pages.blog.categories[article.category].chip}. <${at}>`,
		article.standfirst,
		text,
		sourceNotes(article.sources),
	]
		.filter(Boolean)
		.map((part) => `${part}\n`)
		.join("\n");

	function absoluteLink(_link: string, before: string, address: string): string {
		return `${before}${new URL(address, at).href}`;
	}
}

/** A figure's fenced block with its content. */
const habitBlock = /^```habit\n([\s\S]*?)^```$/gm;

/** The opening of a link or picture up to an address of this site. */
const relativeLink = /(\]\(<?)([/#][^)>\s]*)/g;

/** A figure is drawn by the site: in plain text its caption says what it shows. */
function captionOf(_block: string, source: string): string {
	const figure = parseHabitFigure(source);
	return "caption" in figure ? `*${figure.caption}*` : "";
}
