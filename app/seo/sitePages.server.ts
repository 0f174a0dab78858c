import { authorPath, categoryPath } from "../content/entryPaths.ts";
import { interpolate } from "../content/interpolate.ts";
import type { ArticleEntry, Content } from "../content/load.server.ts";
import { pagePaths } from "../content/paths.server.ts";
import { categories } from "../content/schemas/collections.ts";
import type { PageName } from "../content/schemas/pages.ts";

/** What all pages have for those who look from outside: search engines, feeds, assistants, shared links. */
interface PageFacts {
	/** Its one address, from the site's top. */
	path: string;
	/** Title without the brand. */
	title: string;
	description: string;
	/** What the site's menus call it, or its title where no menu names it. */
	name: string;
	/** The page above it, below the home page. */
	parent?: { path: string; name: string };
}

/** A page with a file of its own in `content/pages`. */
export interface FixedPage extends PageFacts {
	kind: "page";
	content: FixedPageName;
}

/** An article. */
export interface ArticlePageFacts extends PageFacts {
	kind: "article";
	article: ArticleEntry;
	/** The person who signed, or nothing where the whole team did. */
	author?: Content["team"][number];
}

/** The articles of one category. */
export interface CategoryPageFacts extends PageFacts {
	kind: "category";
	category: ArticleEntry["category"];
	/** The line beside its title. */
	tagline: string;
}

/** A member of the team with what they wrote. */
export interface AuthorPageFacts extends PageFacts {
	kind: "author";
	author: Content["team"][number];
}

/** A benefit. */
export interface BenefitPageFacts extends PageFacts {
	kind: "benefit";
	benefit: Content["benefits"][number];
}

/** A page a visitor can reach. */
export type SitePage =
	| FixedPage
	| ArticlePageFacts
	| CategoryPageFacts
	| AuthorPageFacts
	| BenefitPageFacts;

/**
 * Pages with a fixed path, by the names of their files: those of errors and benefits have none, and
 * the one that shares an article says nothing by itself.
 */
type FixedPageName = Exclude<PageName, "benefit" | "not-found" | "error" | "share">;

const known = new WeakMap<Content, ReadonlyMap<string, SitePage>>();

/** Every page of the site by its path, in the order of the site. */
export function sitePages(content: Content): ReadonlyMap<string, SitePage> {
	let pages = known.get(content);
	if (!pages) {
		const described = describe(content);
		pages = new Map(
			pagePaths(content).flatMap((path) => {
				const page = described.get(path);
				return page ? [[path, page]] : [];
			}),
		);
		known.set(content, pages);
	}
	return pages;
}

/** All pages the content can give words to, by path. */
function describe(content: Content): ReadonlyMap<string, SitePage> {
	const { site, pages, articles, team, benefits } = content;
	const links = [
		...site.navigation,
		...site.footer.groups.flatMap((group) => group.links),
		...site.legal,
	];
	const named = (path: string, title: string) =>
		links.find(({ href }) => href === path)?.label ?? title;

	const fixed = (Object.keys(pages) as PageName[]).filter(isFixed).map((name): FixedPage => {
		const path = name === "home" ? "/" : `/${name}`;
		const { title, description } = pages[name].head;
		return { kind: "page", path, content: name, title, description, name: named(path, title) };
	});
	const people = new Map(team.map((person) => [person.slug, person]));
	const blog = { path: "/blog", name: named("/blog", pages.blog.head.title) };
	const written = articles.map(
		(article): ArticlePageFacts => ({
			kind: "article",
			path: `/blog/${article.slug}`,
			title: article.title,
			description: article.summary,
			name: article.title,
			parent: blog,
			article,
			author: people.get(article.author),
		}),
	);
	const grouped = categories.map((category): CategoryPageFacts => {
		const { name, title, tagline, description } = pages.blog.categories[category];
		const path = categoryPath(category);
		return { kind: "category", path, title, description, name, parent: blog, category, tagline };
	});
	const ourTeam = { path: "/team", name: named("/team", pages.team.head.title) };
	const signed = team.map((author): AuthorPageFacts => {
		const { slug, name, title, line } = author;
		const words = { name, title, line };
		return {
			kind: "author",
			path: authorPath(slug),
			title: interpolate(pages.team.author.title, words),
			description: interpolate(pages.team.author.description, words),
			name,
			parent: ourTeam,
			author,
		};
	});
	const promised = benefits.map(
		(benefit): BenefitPageFacts => ({
			kind: "benefit",
			path: `/benefits/${benefit.slug}`,
			title: benefit.head.title,
			description: benefit.head.description,
			name: benefit.title,
			benefit,
		}),
	);
	return new Map(
		[...fixed, ...written, ...grouped, ...signed, ...promised].map((page) => [page.path, page]),
	);
}

function isFixed(name: PageName): name is FixedPageName {
	return !/^(?:benefit|not-found|error|share)$/.test(name);
}
