import sharp from "sharp";
import { expect, test } from "vitest";
import { drawCovers } from "../../../app/content/covers.server.ts";
import { tiles } from "../../../app/grid/index.ts";
import { sitePages } from "../../../app/seo/sitePages.server.ts";
import { type SocialCard, socialCardOf } from "../../../app/social/cards.server.ts";
import { drawCard } from "../../../app/social/drawCard.server.ts";
import { content } from "./content.ts";

/** The social image of every page. */
function socialImages(of: typeof content) {
	return Array.from(sitePages(of).values(), (page) => socialCardOf(page, of));
}

const images = socialImages(content);

test("every page has an image of its own", () => {
	expect(new Set(images.map(({ file }) => file)).size).toBe(sitePages(content).size);
});

test("an image is 1200 by 630 and at most 40 kB, for each kind of page", async () => {
	const pages = new Map(Array.from(sitePages(content).values(), (page) => [page.kind, page]));
	for (const [kind, page] of pages) {
		const png = await drawCard(socialCardOf(page, content).card);
		const { width, height, format } = await sharp(png).metadata();
		expect([format, width, height], kind).toEqual(["png", 1200, 630]);
		expect(png.length, kind).toBeLessThanOrEqual(40_000);
	}
});

test("an image gets another name when its words change, and no other image does", () => {
	const names = new Set(images.map(({ file }) => file));
	const changed = structuredClone(content);
	const [article] = changed.articles;
	if (article) {
		article.title = `${article.title}!`;
	}
	const others = socialImages(changed).filter(({ file }) => !names.has(file));
	expect(others.map(({ alt }) => alt)).toEqual([expect.stringContaining(article?.title ?? "?")]);
});

test("the words of a card are in its alt text", () => {
	for (const { card, alt } of images) {
		const said = "title" in card.words ? card.words.title : card.words.ramp;
		expect(alt).toContain(said);
		expect(alt).toContain(content.site.brand);
	}
});

test("an article's card stands on the ground of its cover", () => {
	const covers = drawCovers(content).articles;
	const cards = new Map(images.map(({ file, card }) => [file.slice(0, -13), card]));
	for (const { slug } of content.articles) {
		const tile = cards.get(`blog-${slug}`)?.tile;
		expect(tile && tiles[tile].className, slug).toBe(covers.get(slug)?.tile);
	}
});

test("a card is the same each time it is drawn", async () => {
	const card = images[0]?.card as SocialCard;
	expect((await drawCard(card)).equals(await drawCard(card))).toBe(true);
});

/** Words that owners may write one day. */
const odd = [
	"A",
	"Word ".repeat(20).trim(),
	"Professionals’ responsibilities regarding confidentiality, competence and independence in practice",
	"Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
	"W".repeat(100),
	"Łódź, 東京 and a naïve café",
	"  ",
];

test.each(odd)("no words leave the card: %s", { timeout: 60_000 }, async (title) => {
	const base = images[0]?.card as SocialCard;
	const cards: SocialCard[] = [
		{ ...base, words: { title }, label: title, brand: title },
		{ ...base, words: { ramp: title.toUpperCase(), by: "letter", tagline: title } },
		{ ...base, words: { ramp: title, by: "word", tagline: title } },
	];
	// The strips beside the words, and the one between words and drawing, hold nothing but ground.
	const strips = [
		{ left: 0, top: 0, width: 30, height: 380 },
		{ left: 1170, top: 0, width: 30, height: 380 },
		{ left: 0, top: 375, width: 1200, height: 12 },
	];
	for (const card of cards) {
		const png = await drawCard(card);
		for (const strip of strips) {
			// A copy first: statistics are those of the whole of what they are given.
			const { channels } = await sharp(await sharp(png).extract(strip).toBuffer()).stats();
			expect(channels.map(({ min, max }) => max - min).slice(0, 3)).toEqual([0, 0, 0]);
		}
	}
});
