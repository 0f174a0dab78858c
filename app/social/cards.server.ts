import { createHash } from "node:crypto";
import type { SiteSettings } from "../content/schemas/settings.ts";
import {
	type MarkShape,
	type Matrix,
	pictogram,
	socialCard,
	socialCardGrid,
	svgFile,
	type Tile,
	type TileName,
} from "../grid/index.ts";
import type { PageFacts } from "../site/pageFacts.ts";

/** Raised when drawCard.server.ts changes what a card looks like, so that every file gets a new name. */
const look = 3;

/** What every card takes from the site. */
type Settings = Pick<SiteSettings, "brand" | "colours" | "heroWords" | "tagline">;

/** What stands above the drawing. */
export type CardWords =
	/** A sentence in one weight. */
	| { title: string }
	/** Words that grow heavier from left to right, and a line below them. */
	| { ramp: string; by: "letter" | "word"; tagline: string };

/** What a page's social image is made of. */
export interface SocialCard {
	words: CardWords;
	brand: string;
	/** Where on the site the page stands; none for the home page. */
	label?: string;
	mark: MarkShape;
	/** Colours as `#rrggbb`. */
	ground: string;
	marks: string;
	/** The lower part, 1200 by 240, as an SVG file. */
	drawing: string;
}

/** The picture shown where a page's address is shared: as its head names it, and as the build makes it. */
export interface SocialImage {
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

/** The card of a page. It is painted by drawCard.server.ts. */
export function socialImageOf(page: PageFacts, settings: Settings, mark: MarkShape): SocialImage {
	const { tile, ...painted } = cardOf(page, settings);
	const { ground, marks } = settings.colours.tiles[tile];
	const card = { ...painted, mark, ground: ground.light.hex, marks: marks.hex };
	const hash = createHash("sha256")
		.update(JSON.stringify([look, card]))
		.digest("hex")
		.slice(0, 8);
	const file = `${page.path.slice(1).replaceAll("/", "-") || "home"}-${hash}.png`;
	const { width, height } = socialCard;
	return { card, file, address: `/assets/social/${file}`, width, height, alt: altOf(card) };
}

function altOf({ words, brand, label }: SocialCard): string {
	const said = "title" in words ? [words.title, label] : [words.ramp, words.tagline];
	return `${said.filter(Boolean).join(". ")}. ${brand}`;
}

/** What differs from page to page. */
interface OwnCard extends Pick<SocialCard, "words" | "brand" | "label" | "drawing"> {
	tile: TileName;
}

function cardOf(page: PageFacts, settings: Settings): OwnCard {
	const { brand, colours } = settings;
	const label = page.parent?.name;
	switch (page.kind) {
		case "article": {
			const { slug, cover } = page.article;
			const { mode, tile } = cover.arranged;
			const drawing = socialCardGrid(slug, mode, colours.tiles[tile], cover.arranged);
			return { words: { title: page.title }, brand, label, tile, drawing };
		}
		case "author": {
			const tile = "saltbush";
			const drawing = socialCardGrid(page.author.slug, "habit", colours.tiles[tile]);
			return { words: { title: page.name }, brand, label, tile, drawing };
		}
		case "benefit": {
			const { title, icon, colour } = page.benefit;
			const drawing = pictogramStrip(pictogram(icon), colours.tiles[colour]);
			return { words: { title }, brand, tile: colour, drawing };
		}
		default: {
			const { mode, tile } = page.card;
			const isCategory = page.kind === "category";
			const seed = isCategory ? page.path : page.file;
			const drawing = socialCardGrid(seed, mode, colours.tiles[tile], page.card);
			const own = page.path === "/" ? undefined : page.name;
			const words = wordsOf(page, settings);
			return { words, brand, label: isCategory ? label : own, tile, drawing };
		}
	}
}

/** The words that open a page: its title as it is set there, and the line beside it. */
function wordsOf(
	{ path, title, hero }: Extract<PageFacts, { kind: "page" | "category" }>,
	{ heroWords, tagline }: Settings,
): CardWords {
	if (path === "/") {
		return { ramp: heroWords.join(", "), by: "word", tagline };
	}
	return hero ? { ramp: hero.title, by: "letter", tagline: hero.tagline } : { title };
}

/** A pictogram among empty days, one column from the right edge. */
function pictogramStrip(drawn: Matrix, { marks, accent }: Tile): string {
	const { width, gridHeight, cell } = socialCard;
	const columns = width / cell;
	const matrix: Matrix = drawn.map((row) => [
		...Array<0>(columns - row.length - 1).fill(0),
		...row,
		0,
	]);
	const colours = { marks: marks.hex, accent: accent.hex };
	return svgFile({ matrix }, colours, { width, height: gridHeight });
}
