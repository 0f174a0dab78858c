import type { Element, Root } from "hast";
import type { ArticleEntry, Content } from "../../content-model/index.ts";
import { getArticlePath, getCategoryPath, getWorksheetPath } from "../../paths/index.ts";
import type { Images } from "../images/images.server.ts";
import { compileMarkdown, type SectionHeading } from "./articles/compileMarkdown.server.ts";
import { convertPictures } from "./articles/convertPictures.server.ts";
import { labelCells } from "./articles/labelCells.server.ts";
import { addSections, convertWorksheets } from "./articles/worksheets.server.ts";
import { type CoverFiles, drawCovers } from "./covers.server.ts";
import { formatArticleDate } from "./dates.ts";
import { pick } from "./pick.ts";
import type { Person } from "./team.server.ts";

/** The author of an article. */
export interface Author {
	name: string;
	/** The name for metadata: the person, or the brand if the whole team signed. */
	signature: string;
	/** Their role; absent if the whole team signed. */
	title?: string;
	/** Path of the page about them; absent if the whole team signed. */
	path?: string;
}

/** A document of an article to download and fill in. */
export interface Worksheet {
	/** Name of its file, without the extension. */
	name: string;
	title: string;
	/** Content of the file, as text. */
	markdown: string;
	/**
	 * The section of the article that shows it. Shared with the article's text: copy it before you change it.
	 */
	section: Element;
}

/** The fields of an article that are as its file has them. */
const entryFields = ["slug", "title", "summary", "standfirst", "searchTerms"] as const;

/** An article with everything that pages, feeds, cards and search show of it. */
export interface Article extends Pick<ArticleEntry, (typeof entryFields)[number]> {
	path: string;
	/** The label of its category; with the reason where it is not public, as in development and in the desk's preview. */
	categoryLabel: string;
	isPublic: boolean;
	author: Author;
	/** Day of publication, for machines and as written. */
	date: { iso: string; text: string };
	cover: CoverFiles;
	/** Its key, its name, and the path of the page that lists its articles. */
	category: { key: string; name: string; path: string };
	/** Day of the last change of substance; of publication where there was none. */
	changed: string;
	/** Reading time without sources. */
	minutes: number;
	/** The text, sources included. Shared: copy it before you change it. */
	tree: Root;
	/** Headings of the second level in order, the generated list of sources included. */
	headings: SectionHeading[];
	/** Downloadable worksheets. */
	worksheets: Worksheet[];
}

/** The fields of an article that lists show. */
const summaryFields = [
	"slug",
	"path",
	"title",
	"summary",
	"categoryLabel",
	"isPublic",
	"author",
	"date",
	"minutes",
	"cover",
] as const satisfies (keyof Article)[];

/** An article as lists show it. */
export type ArticleSummary = Pick<Article, (typeof summaryFields)[number]>;

/** Compiles all articles, newest first. */
export function compileArticles(
	content: Content,
	{ pictures }: Pick<Images, "pictures">,
	team: readonly Person[],
): Article[] {
	const articlesWithCovers = drawCovers(content.articles.toReversed(), content.settings.colours);
	return articlesWithCovers
		.toReversed()
		.map(({ entry, cover }) => compileArticle(entry, content, pictures, team, cover));
}

function compileArticle(
	entry: ArticleEntry,
	{ settings, pages }: Content,
	pictures: Images["pictures"],
	team: readonly Person[],
	cover: CoverFiles,
): Article {
	const { slug, date, updated = date } = entry;
	const { article: words, categories } = pages.blog;
	const category = categories[entry.category];
	if (!category) {
		throw new Error(`The article ${slug} names an unknown category.`);
	}
	const person = team.find((other) => other.slug === entry.author);
	const author: Author = person
		? toAuthor(person)
		: { name: words.team, signature: settings.brand };
	// Each step changes the tree that it is given; the content keeps its own.
	const text = structuredClone(entry.text);
	convertPictures(text, pictures);
	const worksheets = convertWorksheets(text, (name) => [
		{ url: getWorksheetPath(slug, name, "docx"), label: words.download.word },
		{ url: getWorksheetPath(slug, name, "md"), label: words.download.text },
	]);
	labelCells(text);
	const { tree, headings, minutes } = compileMarkdown(text, {
		title: words.sources,
		back: words.backToText,
	});
	return {
		...pick(entry, entryFields),
		path: getArticlePath(slug),
		categoryLabel: entry.unpublished ? `${category.chip} (${entry.unpublished})` : category.chip,
		isPublic: entry.unpublished === undefined,
		author,
		cover,
		category: { key: entry.category, name: category.name, path: getCategoryPath(entry.category) },
		date: { iso: date, text: formatArticleDate(date) },
		changed: updated,
		minutes,
		tree,
		headings,
		worksheets: addSections(worksheets, tree),
	};
}

function toAuthor({ name, title, path }: Person): Author {
	return { name, signature: name, title, path };
}

/** Summarises an article for lists. The framework serialises what a loader returns, so it is without the text. */
export function summariseArticle(article: Article): ArticleSummary {
	return pick(article, summaryFields);
}
