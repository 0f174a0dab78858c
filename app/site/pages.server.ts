import { interpolate } from "../content/interpolate.ts";
import type { Content } from "../content/load.server.ts";
import {
	authorPath,
	benefitPath,
	categoryPath,
	fixedPath,
	unlistedPages,
} from "../content/paths.ts";
import { type CardDesign, type SocialImage, socialImageOf } from "../social/cards.server.ts";
import type { Article } from "./articles.server.ts";
import type { Mark } from "./mark.server.ts";

/** What every page has for those who look from outside: search engines, feeds, assistants, shared links. */
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
	/** Day of its last change, where its content says so: made up, it would teach machines to ignore all. */
	changed?: string;
}

/** What pages of each kind have besides. */
type KindOfPage =
	| { kind: "page" | "benefit" }
	| { kind: "article"; article: Article }
	/** The articles of one category, by its key such as `TRAINING`. */
	| { kind: "category"; category: string; hero: { title: string; tagline: string } }
	/** A member of the team with what they wrote. */
	| { kind: "author"; author: Content["team"][number] };

/** A page before the picture that stands for it where its address is shared is drawn. */
type PlannedPage = PageFacts & KindOfPage & { card: CardDesign };

/** A page a visitor can reach. */
export type SitePage = PageFacts & KindOfPage & { socialImage: SocialImage };

/** A page of one kind. */
export type PageOf<Kind extends SitePage["kind"]> = Extract<SitePage, { kind: Kind }>;

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
		.flatMap(([file, page]): PlannedPage[] => {
			if (!("head" in page)) {
				return [];
			}
			const path = fixedPath(file);
			const { title, description, card } = page.head;
			const name = nameOf(path, title);
			const { tile } = card;
			const drawing = { slug: file, ...card };
			const facts = { kind: "page", path, title, description, name } as const;
			if (path === "/") {
				const ramp = site.heroWords.join(", ");
				const words = { ramp, by: "word", tagline: site.tagline } as const;
				return [{ ...facts, card: { words, tile, drawing } }];
			}
			const words = "hero" in page && "title" in page.hero ? wordsOf(page.hero) : { title };
			return [{ ...facts, card: { words, label: name, tile, drawing } }];
		})
		.sort(byMenu);
	const blog = { path: "/blog", name: nameOf("/blog", pages.blog.head.title) };
	const ourTeam = { path: "/team", name: nameOf("/team", pages.team.head.title) };
	const all: PlannedPage[] = [
		...fixed,
		...Object.entries(pages.blog.categories).map(
			([category, { name, chip, title, tagline, description, card }]): PlannedPage => {
				const path = categoryPath(category);
				const hero = { title: chip, tagline };
				const drawing = { slug: path, ...card };
				return {
					kind: "category",
					path,
					title,
					description,
					name,
					parent: blog,
					category,
					hero,
					card: { words: wordsOf(hero), label: blog.name, tile: card.tile, drawing },
				};
			},
		),
		...team.map((author): PlannedPage => {
			const { slug, name, title, line } = author;
			const fill = (text: string) => interpolate(text, { name, title, line });
			const copy = pages.team.author;
			return {
				kind: "author",
				path: authorPath(slug),
				title: fill(copy.title),
				description: fill(copy.description),
				name,
				parent: ourTeam,
				author,
				card: {
					words: { title: name },
					label: ourTeam.name,
					tile: "saltbush",
					drawing: { slug, mode: "habit" },
				},
			};
		}),
		...benefits.map(
			({ slug, head, title, icon, colour }): PlannedPage => ({
				kind: "benefit",
				path: benefitPath(slug),
				...head,
				name: title,
				card: { words: { title }, tile: colour, drawing: icon },
			}),
		),
		...articles.map((article): PlannedPage => {
			const { path, title, summary, changed, cover } = article;
			const { arranged } = cover;
			return {
				kind: "article",
				path,
				title,
				description: summary,
				name: title,
				parent: blog,
				changed,
				article,
				card: { words: { title }, label: blog.name, tile: arranged.tile, drawing: arranged },
			};
		}),
	];
	return new Map(
		all.map(({ card, ...page }) => [
			page.path,
			{ ...page, socialImage: socialImageOf(page.path, card, site, mark) },
		]),
	);

	/** Home, then by the first menu that names a page, then those that none names. */
	function byMenu(a: PlannedPage, b: PlannedPage): number {
		const rank = ({ path }: PlannedPage) =>
			path === "/" ? -1 : place(path) < 0 ? links.length : place(path);
		return rank(a) - rank(b) || a.path.localeCompare(b.path);
	}
}

/** The title and tagline that a page opens with. */
function wordsOf({ title, tagline }: { title: string; tagline: string }): CardDesign["words"] {
	return { ramp: title, by: "letter", tagline };
}
