import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import type { CoverFiles, Covers } from "./covers.server.ts";
import { articleDate, citationDate } from "./dates.ts";
import { authorPath, categoryPath } from "./entryPaths.ts";
import type { ArticleEntry, Content } from "./load.server.ts";
import { type CompiledMarkdown, compileMarkdown, type Heading } from "./markdown.server.ts";
import { categories } from "./schemas/collections.ts";

/** Words an adult reads in a minute, at the careful end: most studies of silent reading say 200 to 260. */
const wordsPerMinute = 220;

/** How many other articles stand below an article. */
const relatedCount = 3;

/** Who signed an article. */
export interface Author {
	name: string;
	/** Their role; none where the whole team signed. */
	title?: string;
	/** The page about them; none where the whole team signed. */
	path?: string;
}

/** What a list says of an article. */
export interface ArticleCard {
	slug: string;
	title: string;
	category: ArticleEntry["category"];
	author: Author;
	cover: CoverFiles;
}

/** Everything the page of an article shows. */
export interface ArticlePage extends ArticleCard {
	summary: string;
	standfirst: string;
	/** Day of publication, for machines and as written. */
	date: { iso: string; text: string };
	/** Minutes it takes to read, at least 1. */
	minutes: number;
	/** The text, sources included. */
	tree: Root;
	headings: Heading[];
	/** Neighbours by date. */
	earlier?: { slug: string; title: string };
	later?: { slug: string; title: string };
	related: ArticleCard[];
}

/** The card of an article. */
export function articleCard(article: ArticleEntry, content: Content, covers: Covers): ArticleCard {
	const { slug, title, category } = article;
	const cover = covers.articles.get(slug);
	if (!cover) {
		throw new Error(`The article ${slug} has no cover: covers were drawn from other content.`);
	}
	return { slug, title, category, author: authorOf(article, content), cover };
}

/** The page of an article, or nothing where no article has the slug. */
export function articlePage(
	slug: string,
	content: Content,
	covers: Covers,
): ArticlePage | undefined {
	const { articles } = content;
	const place = articles.findIndex((article) => article.slug === slug);
	const article = articles[place];
	if (!article) {
		return;
	}
	const { tree, headings } = compiledArticle(article, content);
	return {
		...articleCard(article, content, covers),
		summary: article.summary,
		standfirst: article.standfirst,
		date: { iso: article.date, text: articleDate(article.date) },
		minutes: readingMinutes(article, content),
		tree,
		headings,
		earlier: neighbour(articles[place + 1]),
		later: neighbour(articles[place - 1]),
		related: relatedArticles(article, articles).map((other) => articleCard(other, content, covers)),
	};
}

/** A link of the row that chooses a category. */
export interface CategoryLink {
	label: string;
	href: string;
	/** Whether it leads to the page it stands on. */
	current: boolean;
}

/** The category whose page has this last part of an address, or nothing where there is none. */
export function categoryNamed(slug: string): ArticleEntry["category"] | undefined {
	return categories.find((category) => category.toLowerCase() === slug);
}

/** Links to all articles and to each category that has some. @param chosen the page's own category */
export function categoryLinks(
	{ articles, pages }: Content,
	chosen?: ArticleEntry["category"],
): CategoryLink[] {
	const { filter, categories: words } = pages.blog;
	const used = new Set(articles.map(({ category }) => category));
	return [
		{ label: filter.all, href: "/blog", current: chosen === undefined },
		...categories
			.filter((category) => used.has(category) || category === chosen)
			.map((category) => ({
				label: words[category].name,
				href: categoryPath(category),
				current: category === chosen,
			})),
	];
}

/** Minutes it takes to read an article without its sources, at least 1. */
export function readingMinutes(article: ArticleEntry, content: Content): number {
	return Math.max(1, Math.round(compiledArticle(article, content).words / wordsPerMinute));
}

/** Those most like an article: of the same category first, then those nearest in date. */
export function relatedArticles<Article extends Pick<ArticleEntry, "slug" | "category" | "date">>(
	article: Article,
	articles: readonly Article[],
): Article[] {
	const otherCategory = ({ category }: Article) => Number(category !== article.category);
	const distance = ({ date }: Article) => Math.abs(Date.parse(date) - Date.parse(article.date));
	return articles
		.filter(({ slug }) => slug !== article.slug)
		.sort((a, b) => otherCategory(a) - otherCategory(b) || distance(a) - distance(b))
		.slice(0, relatedCount);
}

/**
 * Writes what an article quotes as footnotes in Markdown: `Publisher, [Title](address), date. Note.`
 * Footnotes in the text refer to them by name.
 */
export function sourceNotes(sources: ArticleEntry["sources"]): string {
	return Object.entries(sources)
		.map(([name, { publisher, title, url, published, note }]) => {
			const linked = url ? `[*${escapeMarkdown(title)}*](<${url}>)` : `*${escapeMarkdown(title)}*`;
			const parts = [escapeMarkdown(publisher), linked, published && citationDate(published)];
			const remark = note && ` ${escapeMarkdown(note.charAt(0).toUpperCase() + note.slice(1))}.`;
			return `[^${name}]: ${parts.filter(Boolean).join(", ")}.${remark ?? ""}`;
		})
		.join("\n\n");
}

/** Texts are compiled once: their pages, the lists that name them and the feeds ask again. */
const compiled = new WeakMap<ArticleEntry, CompiledMarkdown>();

/** An article's text with its sources, compiled. Shared by all who ask: copy it before you change it. */
export function compiledArticle(article: ArticleEntry, { pages }: Content): CompiledMarkdown {
	const known = compiled.get(article);
	if (known) {
		return known;
	}
	const { sources: title, backToText: back } = pages.blog.article;
	const text = `${article.body}\n\n${sourceNotes(article.sources)}\n`;
	const result = compileMarkdown(text, { title, back });
	nameRows(result.tree);
	compiled.set(article, result);
	return result;
}

/**
 * Makes the first cell of each row of a table its heading, as its columns have theirs, and says by
 * class how a column is aligned: elements carry no styles here.
 */
function nameRows(tree: Root): void {
	visit(tree, "element", (row: Element, _place, parent) => {
		if (row.tagName !== "tr" || parent?.type !== "element") {
			return;
		}
		const inHead = parent.tagName === "thead";
		const cells = row.children.filter((cell) => cell.type === "element");
		for (const [place, cell] of cells.entries()) {
			const { align, ...properties } = cell.properties;
			const heading = inHead || place === 0;
			cell.tagName = heading ? "th" : "td";
			cell.properties = {
				...properties,
				...(heading && { scope: inHead ? "col" : "row" }),
				...(align && { className: [`align-${align}`] }),
			};
		}
	});
}

function authorOf({ author }: ArticleEntry, { team, pages }: Content): Author {
	const person = team.find(({ slug }) => slug === author);
	return person
		? { name: person.name, title: person.title, path: authorPath(person.slug) }
		: { name: pages.blog.article.team };
}

function neighbour(article: ArticleEntry | undefined) {
	return article && { slug: article.slug, title: article.title };
}

/** Text as Markdown that means the text. */
function escapeMarkdown(text: string): string {
	return text.replace(/[\\`*_{}[\]<>()#+!|~^&]/g, "\\$&");
}
