import {
	type Content,
	type FieldContent,
	interpolate,
	type PagePlacement,
} from "../../content-model/index.ts";
import {
	blogPath,
	getCategoryPath,
	getFixedPagePath,
	type PageKind,
	teamPath,
} from "../../paths/index.ts";
import type { Logo } from "../images/logo.server.ts";
import {
	createSocialImage,
	type SocialCardDesign,
	type SocialImage,
} from "../social/cards.server.ts";
import type { Article } from "./articles.server.ts";
import type { Benefit } from "./benefits.server.ts";
import { pick } from "./pick.ts";
import {
	designArticleCard,
	designBenefitCard,
	designCategoryCard,
	designFixedPageCard,
	designPersonCard,
} from "./socialCards.server.ts";
import type { Person } from "./team.server.ts";

/** Metadata of every page: search engines, feeds, assistants, shared links. */
interface PageMetadata {
	/** Canonical path. */
	path: string;
	/** Title without the brand. */
	title: string;
	description: string;
	/** Its name in the site's menus, or its title if no menu lists it. */
	name: string;
	/** Its parent page; none if that is Home. */
	parent?: { path: string; name: string };
	/**
	 * Day of its last change, if its content has one. An invented date would make crawlers ignore all of them.
	 */
	changed?: string;
	/** Image for shared links. */
	socialImage: SocialImage;
	/** Search terms for it, besides its own words. */
	searchTerms?: readonly string[];
}

/** Further data of each kind of page. */
type KindData =
	| ({ kind: "page" } & Omit<PagePlacement, "isUnlisted">)
	| { kind: "benefit" }
	| { kind: "article"; article: Article }
	/** The articles of one category, by its key such as `TRAINING`. */
	| { kind: "category"; category: string; hero: { title: string; tagline: string } }
	/** The page of a person of the team. */
	| { kind: "person"; person: Person };

/** A page a visitor can reach. */
export type SitePage = PageMetadata & KindData;

/** A page of one kind. */
export type PageOf<Kind extends PageKind> = Extract<SitePage, { kind: Kind }>;

/** The content of fixed pages. */
type PageTexts = Pick<Content, "settings" | "pages" | "plainPages" | "placements">;

/** Collections with one page per entry. */
interface Collections {
	articles: readonly Article[];
	team: readonly Person[];
	benefits: readonly Benefit[];
}

/** Data shared by the lists of every kind of page. */
interface Listing extends PageTexts {
	menu: Menu;
	/** Makes the social image of a page. */
	createImage: (path: string, design: SocialCardDesign) => SocialImage;
}

/** The order and the names of pages in the site's menus. */
type Menu = ReturnType<typeof readMenu>;

/**
 * Creates the register of pages: every page that a visitor can reach, by its path. Fixed pages are in the order of
 * the site's menus, articles last, newest first. Links are checked before that, against the paths of
 * `listPagePaths` in content-model/load/references.ts.
 */
export function listPages(
	texts: PageTexts,
	{ articles, team, benefits }: Collections,
	logo: Logo,
): Map<string, SitePage> {
	const listing: Listing = {
		...texts,
		menu: readMenu(texts.settings),
		createImage: (path, design) => createSocialImage(path, design, texts.settings, logo),
	};
	const pages: { [Kind in PageKind]: PageOf<Kind>[] } = {
		page: listFixedPages(listing),
		category: listCategoryPages(listing),
		person: listPersonPages(listing, team),
		benefit: listBenefitPages(listing, benefits),
		article: listArticlePages(listing, articles),
	};
	const list = Object.values<SitePage[]>(pages).flat();
	return new Map(list.map((page) => [page.path, page]));
}

/** Returns the path of the page whose link in the header is marked, too: the page's own `menuParent`, or that of the page above it. */
export function getMenuParent(
	page: SitePage | undefined,
	pages: ReadonlyMap<string, SitePage>,
): string | undefined {
	if (page?.kind === "page") {
		return page.menuParent;
	}
	return page?.parent && getMenuParent(pages.get(page.parent.path), pages);
}

/** Reads the links of header, footer and last line. */
function readMenu({ navigation, footer, legal, labels }: Content["settings"]) {
	const links = [...navigation, ...footer.groups.flatMap((group) => group.links), ...legal];
	const findIndex = (path: string) => links.findIndex(({ href }) => href === path);
	return {
		/** The name of a page in the menus, or its title if no menu lists it. */
		getName: (path: string, title: string) =>
			path === "/" ? labels.home : (links[findIndex(path)]?.label ?? title),
		/** Home first, then by the first menu that lists a page, then those that no menu lists. */
		getMenuPosition: (path: string) => {
			const index = findIndex(path);
			if (path === "/") {
				return -1;
			}
			return index < 0 ? links.length : index;
		},
	};
}

/** What the register takes from the content of a page. A file that is no page of its own has no head. */
interface PageOpening {
	head?: FieldContent<"head">;
	/** What it opens with. */
	hero?: Partial<FieldContent<"hero">>;
	[otherPart: string]: unknown;
}

/** Lists pages with a file of their own in `content/pages/`. */
function listFixedPages({
	settings,
	pages,
	plainPages,
	placements,
	menu,
	createImage,
}: Listing): PageOf<"page">[] {
	const fixedPages = Object.entries<PageOpening>({ ...pages, ...plainPages }).flatMap(
		([file, { head, hero = {} }]): PageOf<"page">[] => {
			const { isUnlisted, ...placement } = placements[file] ?? {};
			if (isUnlisted || !head) {
				return [];
			}
			const path = getFixedPagePath(file);
			const { title, description, searchTerms } = head;
			const name = menu.getName(path, title);
			const card = designFixedPageCard({ file, path, name, head, hero }, settings);
			const socialImage = createImage(path, card);
			return [
				{ kind: "page", ...placement, path, title, description, name, socialImage, searchTerms },
			];
		},
	);
	return fixedPages.sort(
		(a, b) =>
			menu.getMenuPosition(a.path) - menu.getMenuPosition(b.path) || a.path.localeCompare(b.path),
	);
}

/** Lists the pages that list the articles of a category. */
function listCategoryPages(listing: Listing): PageOf<"category">[] {
	const { pages, createImage } = listing;
	const parent = getBlogPage(listing);
	return Object.entries(pages.blog.categories).map(([category, words]) => {
		const path = getCategoryPath(category);
		return {
			...pick(words, ["name", "title", "description", "searchTerms"]),
			kind: "category",
			path,
			parent,
			category,
			hero: { title: words.chip, tagline: words.tagline },
			socialImage: createImage(path, designCategoryCard(path, words, parent.name)),
		};
	});
}

/** Lists the pages of the people of the team. */
function listPersonPages(
	{ pages, menu, createImage }: Listing,
	team: readonly Person[],
): PageOf<"person">[] {
	const parent = { path: teamPath, name: menu.getName(teamPath, pages.team.head.title) };
	const words = pages.team.person;
	return team.map((person) => {
		const fields = pick(person, ["name", "title", "line"]);
		return {
			...pick(person, ["path", "name", "searchTerms"]),
			kind: "person",
			title: interpolate(words.title, fields),
			description: interpolate(words.description, fields),
			parent,
			person,
			socialImage: createImage(person.path, designPersonCard(person, parent.name)),
		};
	});
}

function listBenefitPages(
	{ createImage }: Listing,
	benefits: readonly Benefit[],
): PageOf<"benefit">[] {
	return benefits.map((benefit) => {
		const { path, head, title } = benefit;
		const socialImage = createImage(path, designBenefitCard(benefit));
		return { kind: "benefit", path, ...head, name: title, socialImage };
	});
}

function listArticlePages(listing: Listing, articles: readonly Article[]): PageOf<"article">[] {
	const { createImage } = listing;
	const parent = getBlogPage(listing);
	return articles.map((article) => {
		const { path, title, summary } = article;
		return {
			...pick(article, ["path", "title", "changed", "searchTerms"]),
			kind: "article",
			description: summary,
			name: title,
			parent,
			article,
			socialImage: createImage(path, designArticleCard(article, parent.name)),
		};
	});
}

/** Returns the blog, above its categories and articles. */
function getBlogPage({ pages, menu }: Listing) {
	return { path: blogPath, name: menu.getName(blogPath, pages.blog.head.title) };
}
