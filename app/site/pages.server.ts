import type { z } from "zod";
import { interpolate } from "../content/interpolate.ts";
import type { Content } from "../content/load.server.ts";
import {
	authorPath,
	benefitPath,
	categoryPath,
	fixedPath,
	unlistedPages,
} from "../content/paths.ts";
import type { card } from "../content/schemas/values.ts";
import type { Mark } from "../grid/index.ts";
import { type SocialImage, socialImageOf } from "../social/cards.server.ts";
import type { Article } from "./articles.server.ts";

/** What every page has for those who look from outside: search engines, feeds, assistants, shared links. */
interface CommonFacts {
	/** Its one address, from the site's top. */
	path: string;
	/** Title without the brand. */
	title: string;
	description: string;
	/** What the site's menus call it, or its title where no menu names it. */
	name: string;
	/** The page above it, below the home page. */
	parent?: { path: string; name: string };
	/** Day of its last change, where its content says so: made up, it would teach machines to ignore all. */
	changed?: string;
}

/** How the card of a page is drawn. */
type CardStyle = z.output<typeof card>;

/** A page with a file of its own in `content/pages`. */
export interface FixedPage extends CommonFacts {
	kind: "page";
	/** The name of its file. */
	file: string;
	card: CardStyle;
	/** Its title and tagline as the page itself opens. */
	hero?: { title: string; tagline: string };
}

/** An article. */
export interface ArticleEntryPage extends CommonFacts {
	kind: "article";
	article: Article;
}

/** The articles of one category. */
export interface CategoryPage extends CommonFacts {
	kind: "category";
	/** The key of the category, such as `TRAINING`. */
	category: string;
	card: CardStyle;
	hero: { title: string; tagline: string };
}

/** A member of the team with what they wrote. */
export interface AuthorPage extends CommonFacts {
	kind: "author";
	author: Content["team"][number];
}

/** A benefit. */
export interface BenefitPage extends CommonFacts {
	kind: "benefit";
	benefit: Content["benefits"][number];
}

/** What is known of a page before its card is drawn. */
export type PageFacts = FixedPage | ArticleEntryPage | CategoryPage | AuthorPage | BenefitPage;

/** A page a visitor can reach, with the picture that stands for it where its address is shared. */
export type SitePage = PageFacts & { socialImage: SocialImage };

/**
 * The register of pages: every page that a visitor can reach, by its path. Fixed pages stand in the
 * order of the site's menus, articles last, newest first.
 */
export function listPages(
	content: Content,
	articles: readonly Article[],
	mark: Mark,
): Map<string, SitePage> {
	const { site, pages, plainPages, team, benefits } = content;
	const links = [
		...site.navigation,
		...site.footer.groups.flatMap((group) => group.links),
		...site.legal,
	];
	const place = (path: string) => links.findIndex(({ href }) => href === path);
	const nameOf = (path: string, title: string) => links[place(path)]?.label ?? title;

	const fixed = Object.entries({ ...pages, ...plainPages })
		.filter(([file]) => !unlistedPages.includes(file))
		.flatMap(([file, page]): FixedPage[] => {
			if (!("head" in page)) {
				return [];
			}
			const path = fixedPath(file);
			const { title, description, card } = page.head;
			const hero = "hero" in page && "title" in page.hero ? page.hero : undefined;
			const name = nameOf(path, title);
			return [{ kind: "page", path, file, card, hero, title, description, name }];
		})
		.sort(byMenu);
	const blog = { path: "/blog", name: nameOf("/blog", pages.blog.head.title) };
	const ourTeam = { path: "/team", name: nameOf("/team", pages.team.head.title) };
	const all: PageFacts[] = [
		...fixed,
		...Object.entries(pages.blog.categories).map(
			([category, { name, chip, title, tagline, description, card }]): CategoryPage => ({
				kind: "category",
				path: categoryPath(category),
				title,
				description,
				name,
				parent: blog,
				category,
				card,
				hero: { title: chip, tagline },
			}),
		),
		...team.map((author): AuthorPage => {
			const { slug, name, title, line } = author;
			return {
				kind: "author",
				path: authorPath(slug),
				title: interpolate(pages.team.author.title, { name, title, line }),
				description: interpolate(pages.team.author.description, { name, title, line }),
				name,
				parent: ourTeam,
				author,
			};
		}),
		...benefits.map(
			(benefit): BenefitPage => ({
				kind: "benefit",
				path: benefitPath(benefit.slug),
				...benefit.head,
				name: benefit.title,
				benefit,
			}),
		),
		...articles.map(
			(article): ArticleEntryPage => ({
				kind: "article",
				path: article.path,
				title: article.title,
				description: article.summary,
				name: article.title,
				parent: blog,
				changed: article.changed,
				article,
			}),
		),
	];
	return new Map(
		all.map((page) => [page.path, { ...page, socialImage: socialImageOf(page, site, mark) }]),
	);

	/** Home, then by the first menu that names a page, then those that none names. */
	function byMenu(a: FixedPage, b: FixedPage): number {
		const rank = ({ path }: FixedPage) =>
			path === "/" ? -1 : place(path) < 0 ? links.length : place(path);
		return rank(a) - rank(b) || a.path.localeCompare(b.path);
	}
}
