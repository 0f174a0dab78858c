import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import type { CoverFiles, Covers } from "./covers.server.ts";
import { articleDate, citationDate } from "./dates.ts";
import { authorPath, categoryPath } from "./entryPaths.ts";
import type { ArticleEntry, Content } from "./load.server.ts";
import {
	type CompiledMarkdown,
	compileMarkdown,
	type Heading,
	keepsRules,
	parseMarkdown,
} from "./markdown.server.ts";
import { minutesToRead } from "./readingTime.ts";
import { Recent } from "./recent.ts";
import { categories } from "./schemas/collections.ts";

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
	/** The chip of its category. */
	chip: string;
	author: Author;
	cover: CoverFiles;
}

/** Everything the page of an article shows. */
export interface ArticlePage extends ArticleCard {
	summary: string;
	standfirst: string;
	/** The page that lists the articles of its category. */
	categoryPath: string;
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
	const { chip } = content.pages.blog.categories[category];
	return { slug, title, chip, author: authorOf(article, content), cover };
}

/** The page of an article, or nothing where no article has the slug. */
export function articlePage(
	slug: string,
	content: Content,
	covers: Covers,
): ArticlePage | undefined {
	const { articles } = content;
	const place = placesOf(articles).get(slug);
	const article = place === undefined ? undefined : articles[place];
	if (place === undefined || !article) {
		return;
	}
	const { tree, headings } = compiledArticle(article, content);
	return {
		...articleCard(article, content, covers),
		summary: article.summary,
		standfirst: article.standfirst,
		categoryPath: categoryPath(article.category),
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
	return minutesToRead(compiledArticle(article, content).words);
}

/** Those most like an article: of the same category first, then those nearest in date. */
export function relatedArticles<Article extends Pick<ArticleEntry, "slug" | "category" | "date">>(
	article: Article,
	articles: readonly Article[],
): Article[] {
	const days = daysOf(articles);
	const isOther = ({ slug }: Article) => slug !== article.slug;
	const alike = ({ category }: Article) => category === article.category;
	const related = nearest(days.get(article.category) ?? [], article.date, isOther, relatedCount);
	const missing = relatedCount - related.length;
	return missing === 0
		? related
		: [
				...related,
				...nearest(days.get(all) ?? [], article.date, (other) => !alike(other), missing),
			];
}

/** Articles of one day, in the order of the list they come from. */
interface Day<Article> {
	date: string;
	articles: Article[];
}

/** Stands for all categories together. */
const all = "";

const daysKnown = new WeakMap<readonly object[], Map<string, Day<object>[]>>();

/** The days on which something was published, newest first: of each category, and of {@link all}. */
function daysOf<Article extends Pick<ArticleEntry, "category" | "date">>(
	articles: readonly Article[],
): ReadonlyMap<string, Day<Article>[]> {
	const known = daysKnown.get(articles);
	if (known) {
		return known as Map<string, Day<Article>[]>;
	}
	const grouped = new Map<string, Map<string, Day<Article>>>();
	for (const article of articles) {
		for (const name of [all, article.category]) {
			const days = grouped.get(name) ?? new Map<string, Day<Article>>();
			grouped.set(name, days);
			const day = days.get(article.date) ?? { date: article.date, articles: [] };
			days.set(article.date, day);
			day.articles.push(article);
		}
	}
	const sorted = new Map(
		Array.from(grouped, ([name, days]) => [
			name,
			Array.from(days.values()).sort((a, b) => b.date.localeCompare(a.date)),
		]),
	);
	daysKnown.set(articles, sorted);
	return sorted;
}

/**
 * The articles nearest to a day, found by walking away from it in both directions, so that a list of
 * thousands costs no more than a short one. Of two equally near days the later one comes first.
 * @param days newest first.
 */
function nearest<Article>(
	days: readonly Day<Article>[],
	date: string,
	wanted: (article: Article) => boolean,
	count: number,
): Article[] {
	const found: Article[] = [];
	let earlier = firstNotAfter(days, date);
	let later = earlier - 1;
	const distance = (place: number) => {
		const day = days[place];
		return day ? Math.abs(Date.parse(day.date) - Date.parse(date)) : Infinity;
	};
	while (found.length < count && (later >= 0 || earlier < days.length)) {
		const place = distance(later) <= distance(earlier) ? later-- : earlier++;
		found.push(...(days[place]?.articles.filter(wanted).slice(0, count - found.length) ?? []));
	}
	return found;
}

/** The place of the first day that is not after a date, by halving; the list's length where all are. */
function firstNotAfter(days: readonly Day<unknown>[], date: string): number {
	let [from, to] = [0, days.length];
	while (from < to) {
		const middle = (from + to) >> 1;
		if ((days[middle]?.date ?? "") > date) {
			from = middle + 1;
		} else {
			to = middle;
		}
	}
	return from;
}

const placesKnown = new WeakMap<readonly ArticleEntry[], ReadonlyMap<string, number>>();

/** The place of each article in a list, by slug. */
function placesOf(articles: readonly ArticleEntry[]): ReadonlyMap<string, number> {
	const known = placesKnown.get(articles);
	const places = known ?? new Map(articles.map(({ slug }, place) => [slug, place]));
	placesKnown.set(articles, places);
	return places;
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

/**
 * Gives what `make` gives for an input, perhaps kept from an earlier build.
 * @param input everything that the result depends on, the code of this site apart.
 */
export type Remember = (input: string, make: () => string) => string;

let remember: Remember | undefined;

/** Has compiled texts kept from one build to the next, or no longer. */
export function rememberTexts(by: Remember | undefined): void {
	remember = by;
}

/** An article's page and the feeds ask several times; a site of thousands cannot keep all. */
const compiled = new Recent<ArticleEntry, CompiledMarkdown>(100);

/**
 * An article's text with its sources, compiled. Shared by all who ask: copy it before you change it.
 * @throws where the text breaks a rule that only parsing finds: loadContent says which.
 */
export function compiledArticle(
	article: ArticleEntry,
	{ destinations, pages }: Content,
): CompiledMarkdown {
	return compiled.get(article, () => {
		const { slug, body, sources } = article;
		const { sources: title, backToText: back } = pages.blog.article;
		const addresses = Object.values(destinations).flatMap((address) =>
			typeof address === "string" ? address : Object.values(address),
		);
		const text = `${body}\n\n${sourceNotes(sources)}\n`;
		const compile = () => {
			const parsed = parseMarkdown(text);
			if (!keepsRules(parsed, body.length, new Set(addresses))) {
				throw new Error(`The text of the article ${slug} breaks a rule.`);
			}
			const result = compileMarkdown(parsed, { title, back });
			nameRows(result.tree);
			return result;
		};
		if (!remember) {
			return compile();
		}
		const input = JSON.stringify([body.length, text, title, back, addresses]);
		return JSON.parse(remember(input, () => JSON.stringify(compile()))) as CompiledMarkdown;
	});
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
