import { interpolate } from "../content/interpolate.ts";
import type { Content } from "../content/load.server.ts";
import {
	authorPath,
	benefitPath,
	categoryPath,
	fixedPath,
	unlistedPages,
} from "../content/paths.ts";
import type { Mark } from "../grid/index.ts";
import { type SocialImage, socialImageOf } from "../social/cards.server.ts";
import type { Article } from "./articles.server.ts";
import type {
	ArticleEntryPage,
	AuthorPage,
	BenefitPage,
	CategoryPage,
	FixedPage,
	PageFacts,
} from "./pageFacts.ts";

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
			const fill = (text: string) => interpolate(text, { name, title, line });
			const copy = pages.team.author;
			const facts = { title: fill(copy.title), description: fill(copy.description), name };
			return { kind: "author", path: authorPath(slug), ...facts, parent: ourTeam, author };
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
