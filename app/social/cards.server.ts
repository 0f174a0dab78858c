import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Content } from "../content/load.server.ts";
import { Recent } from "../content/recent.ts";
import {
	type ArrangedCover,
	arrangeCovers,
	type CoverForm,
	type CoverMode,
	type Matrix,
	pictogram,
	socialCard,
	socialCardGrid,
	svgFile,
	type TileName,
	tiles,
} from "../grid/index.ts";
import type { SitePage } from "../seo/sitePages.server.ts";

/** Raised when drawCard.server.ts changes what a card looks like, so that every file gets a new name. */
const drawing = 1;

/** The font of every word on a card: path from the project's folder. */
export const cardFont = "app/fonts/hanken-grotesk.woff2";

/** What stands above the picture. */
export type CardWords =
	/** A sentence in one weight. */
	| { title: string }
	/** Words that grow heavier from left to right, and a line below them. */
	| { ramp: string; by: "letter" | "word"; tagline: string };

/** The picture shown where a page's address is shared: everything its drawing depends on. */
export interface SocialCard {
	words: CardWords;
	brand: string;
	/** Where on the site the page stands; none for the home page. */
	label?: string;
	tile: TileName;
	/** The lower part, 1200 by 240, as an SVG file. */
	picture: string;
}

/** A card as a page's head names it, and as the build makes it. */
export interface SocialCardFile {
	card: SocialCard;
	/** Name of the PNG file. It carries a hash of the card, so hosts may keep it for ever. */
	file: string;
	/** Where the file is served. */
	address: string;
	width: number;
	height: number;
	/** The card's words, for those who cannot see it. */
	alt: string;
}

/** How the cards of pages without a cover are drawn: by the subject, as the page's own picture is. */
const pictures: Record<
	Extract<SitePage, { kind: "page" }>["content"],
	{ mode: CoverMode; tile: TileName; form?: CoverForm; flip?: boolean }
> = {
	home: { mode: "habit", tile: "eucalypt", form: 3, flip: false },
	strategy: { mode: "contour", tile: "ochre" },
	platform: { mode: "frame", tile: "dusk" },
	training: { mode: "habit", tile: "eucalypt" },
	solutions: { mode: "weave", tile: "redgum" },
	pricing: { mode: "habit", tile: "dusk", form: 1, flip: false },
	team: { mode: "habit", tile: "saltbush" },
	"about-us": { mode: "contour", tile: "saltbush" },
	blog: { mode: "contour", tile: "wattle" },
	events: { mode: "habit", tile: "ochre" },
	"partner-referral-agreement": { mode: "frame", tile: "redgum" },
	"contact-us": { mode: "weave", tile: "wattle" },
	privacy: { mode: "frame", tile: "saltbush" },
	"terms-of-use": { mode: "frame", tile: "saltbush" },
	search: { mode: "weave", tile: "dusk" },
};

/** How the cards of categories are drawn, by the subject of their articles. */
const categoryPictures: Record<
	Extract<SitePage, { kind: "category" }>["category"],
	{ mode: CoverMode; tile: TileName }
> = {
	FEATURED: { mode: "contour", tile: "redgum" },
	PLATFORM: { mode: "frame", tile: "dusk" },
	TRAINING: { mode: "habit", tile: "eucalypt" },
	GUIDES: { mode: "weave", tile: "ochre" },
};

/** A page asks for its card several times, and so do the feeds; a site of thousands cannot keep all. */
const known = new WeakMap<Content, Recent<string, SocialCardFile>>();
const arranged = new WeakMap<Content, ReadonlyMap<string, ArrangedCover>>();
let fontHash: string | undefined;

/** The card of a page. Nothing is drawn here: see paintCard.server.ts. */
export function socialCardOf(page: SitePage, content: Content): SocialCardFile {
	const cards = known.get(content) ?? new Recent<string, SocialCardFile>(100);
	known.set(content, cards);
	return cards.get(page.path, () => fileOf(cardOf(page, content), page.path));
}

function fileOf(card: SocialCard, path: string): SocialCardFile {
	fontHash ??= createHash("sha256").update(readFileSync(cardFont)).digest("hex");
	const hash = createHash("sha256")
		.update(JSON.stringify([drawing, fontHash, card]))
		.digest("hex")
		.slice(0, 8);
	const file = `${path.slice(1).replaceAll("/", "-") || "home"}-${hash}.png`;
	const { width, height } = socialCard;
	return { card, file, address: `/assets/social/${file}`, width, height, alt: altOf(card) };
}

function altOf({ words, brand, label }: SocialCard): string {
	const said = "title" in words ? [words.title, label] : [words.ramp, words.tagline];
	return `${said.filter(Boolean).join(". ")}. ${brand}`;
}

function cardOf(page: SitePage, content: Content): SocialCard {
	const { brand } = content.site;
	switch (page.kind) {
		case "article": {
			const cover = coversOf(content).get(page.article.slug);
			if (!cover) {
				throw new Error(`The article ${page.article.slug} has no cover to draw its card from.`);
			}
			const picture = socialCardGrid(cover.slug, cover.mode, cover.tile, cover);
			const label = page.parent?.name;
			return { words: { title: page.title }, brand, label, tile: cover.tile, picture };
		}
		case "category": {
			const { mode, tile } = categoryPictures[page.category];
			const { chip } = content.pages.blog.categories[page.category];
			const words: CardWords = { ramp: chip, by: "letter", tagline: page.tagline };
			const picture = socialCardGrid(page.path, mode, tile);
			return { words, brand, label: page.parent?.name, tile, picture };
		}
		case "author": {
			const tile = "saltbush";
			const picture = socialCardGrid(page.author.slug, "habit", tile);
			return { words: { title: page.name }, brand, label: page.parent?.name, tile, picture };
		}
		case "benefit": {
			const { title, icon, colour } = page.benefit;
			const picture = pictogramStrip(pictogram(icon), colour);
			return { words: { title }, brand, tile: colour, picture };
		}
		case "page": {
			const { mode, tile, ...options } = pictures[page.content];
			const picture = socialCardGrid(page.content, mode, tile, options);
			const label = page.path === "/" ? undefined : page.name;
			return { words: wordsOf(page, content), brand, label, tile, picture };
		}
	}
}

/** The words that open a page: its title as it is set there, and the line beside it. */
function wordsOf(page: Extract<SitePage, { kind: "page" }>, { site, pages }: Content): CardWords {
	if (page.content === "home") {
		return { ramp: site.heroWords.join(", "), by: "word", tagline: site.tagline };
	}
	const words = pages[page.content];
	return "hero" in words
		? { ramp: words.hero.title, by: "letter", tagline: words.hero.tagline }
		: { title: page.title };
}

/** The forms and grounds of the articles' covers, chosen as covers.server.ts chooses them. */
function coversOf(content: Content): ReadonlyMap<string, ArrangedCover> {
	const found =
		arranged.get(content) ??
		new Map(
			arrangeCovers(
				content.articles.toReversed().map(({ slug, cover: { mode, form } }) => ({
					slug,
					mode,
					form: form as CoverForm | undefined,
				})),
			).map((cover) => [cover.slug, cover]),
		);
	arranged.set(content, found);
	return found;
}

/** A pictogram among empty days, one column from the right edge. */
function pictogramStrip(drawn: Matrix, tile: TileName): string {
	const { width, gridHeight, cell } = socialCard;
	const columns = width / cell;
	const matrix: Matrix = drawn.map((row) => [
		...Array<0>(columns - row.length - 1).fill(0),
		...row,
		0,
	]);
	const { marks, accent } = tiles[tile];
	const colours = { marks: marks.hex, accent: accent.hex };
	return svgFile({ matrix }, colours, { width, height: gridHeight });
}
