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
	/** The picture that stands for it where its address is shared. */
	socialImage: SocialImage;
}

/** What pages of each kind have besides. */
type KindOfPage =
	| { kind: "page" | "benefit" }
	| { kind: "article"; article: Article }
	/** The articles of one category, by its key such as `TRAINING`. */
	| { kind: "category"; category: string; hero: { title: string; tagline: string } }
	/** A member of the team with what they wrote. */
	| { kind: "author"; author: Content["team"][number] };

/** A page a visitor can reach. */
export type SitePage = PageFacts & KindOfPage;

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
	const image = (path: string, card: CardDesign) => socialImageOf(path, card, site, mark);

	const fixed = Object.entries({ ...pages, ...plainPages })
		.flatMap(([file, page]): SitePage[] => {
			if (unlistedPages.includes(file) || !("head" in page)) {
				return [];
			}
			const path = fixedPath(file);
			const { title, description, card } = page.head;
			const name = nameOf(path, title);
			const hero = "hero" in page && "title" in page.hero ? wordsOf(page.hero) : { title };
			const home = { ramp: site.heroWords.join(", "), by: "word", tagline: site.tagline } as const;
			const [words, label] = path === "/" ? [home] : [hero, name];
			const drawing = { slug: file, ...card };
			const socialImage = image(path, { words, label, tile: card.tile, drawing });
			return [{ kind: "page", path, title, description, name, socialImage }];
		})
		.sort(byMenu);
	const blog = { path: "/blog", name: nameOf("/blog", pages.blog.head.title) };
	const ourTeam = { path: "/team", name: nameOf("/team", pages.team.head.title) };
	const all: SitePage[] = [
		...fixed,
		...Object.entries(pages.blog.categories).map(([category, copy]) => {
			const { name, chip, title, tagline, description, card } = copy;
			const path = categoryPath(category);
			const hero = { title: chip, tagline };
			const drawing = { slug: path, ...card };
			const socialImage = image(path, {
				words: wordsOf(hero),
				label: blog.name,
				tile: card.tile,
				drawing,
			});
			const kind = "category" as const;
			return { kind, path, title, description, name, parent: blog, category, hero, socialImage };
		}),
		...team.map((author) => {
			const { slug, name, title, line } = author;
			const fill = (text: string) => interpolate(text, { name, title, line });
			const path = authorPath(slug);
			return {
				kind: "author" as const,
				path,
				title: fill(pages.team.author.title),
				description: fill(pages.team.author.description),
				name,
				parent: ourTeam,
				author,
				socialImage: image(path, {
					words: { title: name },
					label: ourTeam.name,
					tile: "saltbush",
					drawing: { slug, mode: "habit" },
				}),
			};
		}),
		...benefits.map(({ slug, head, title, icon, colour }) => {
			const path = benefitPath(slug);
			const socialImage = image(path, { words: { title }, tile: colour, drawing: icon });
			return { kind: "benefit" as const, path, ...head, name: title, socialImage };
		}),
		...articles.map((article) => {
			const { path, title, summary, changed, cover } = article;
			const { arranged } = cover;
			return {
				kind: "article" as const,
				path,
				title,
				description: summary,
				name: title,
				parent: blog,
				changed,
				article,
				socialImage: image(path, {
					words: { title },
					label: blog.name,
					tile: arranged.tile,
					drawing: arranged,
				}),
			};
		}),
	];
	return new Map(all.map((page) => [page.path, page]));

	/** Home, then by the first menu that names a page, then those that none names. */
	function byMenu(a: SitePage, b: SitePage): number {
		const rank = ({ path }: SitePage) =>
			path === "/" ? -1 : place(path) < 0 ? links.length : place(path);
		return rank(a) - rank(b) || a.path.localeCompare(b.path);
	}
}

/** The title and tagline that a page opens with. */
function wordsOf({ title, tagline }: { title: string; tagline: string }): CardDesign["words"] {
	return { ramp: title, by: "letter", tagline };
}
