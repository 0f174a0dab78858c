import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { drawCovers } from "../../../app/content/covers.server.ts";
import { tiles } from "../../../app/grid/index.ts";
import { sitePages } from "../../../app/seo/sitePages.server.ts";
import { cardFont, type SocialCard, socialCardOf } from "../../../app/social/cards.server.ts";
import { drawCard } from "../../../app/social/drawCard.server.ts";
import { type TypeSetter, typeSetter } from "../../../app/social/glyphs.server.ts";
import { cardPainter } from "../../../app/social/paintCard.server.ts";
import { content } from "./content.ts";

let setter: TypeSetter;

/** The card of every page. */
function socialCards(of: typeof content) {
	return Array.from(sitePages(of).values(), (page) => socialCardOf(page, of));
}

beforeAll(async () => {
	setter = await typeSetter(cardFont);
});

test("every page has a card of its own, 1200 by 630 and at most 40 kB", async () => {
	const cards = socialCards(content);
	expect(new Set(cards.map(({ file }) => file)).size).toBe(sitePages(content).size);
	const paint = await cardPainter();
	for (const card of cards) {
		const picture = await paint(card);
		const { width, height, format } = await sharp(picture).metadata();
		expect([format, width, height], card.file).toEqual(["png", 1200, 630]);
		expect(picture.length, card.file).toBeLessThanOrEqual(40_000);
	}
});

test("a card gets another name when its words change, and no other card does", () => {
	const names = new Set(socialCards(content).map(({ file }) => file));
	const changed = structuredClone(content);
	const [article] = changed.articles;
	if (article) {
		article.title = `${article.title}!`;
	}
	const others = socialCards(changed).filter(({ file }) => !names.has(file));
	expect(others.map(({ alt }) => alt)).toEqual([expect.stringContaining(article?.title ?? "?")]);
});

test("an article's card stands on the ground of its cover", () => {
	const covers = drawCovers(content).articles;
	const cards = new Map(socialCards(content).map((card) => [card.file.slice(0, -13), card.card]));
	for (const { slug } of content.articles) {
		const tile = cards.get(`blog-${slug}`)?.tile;
		expect(tile && tiles[tile].className, slug).toBe(covers.get(slug)?.tile);
	}
});

test("a card asks for no font: its words are outlines", () => {
	for (const { card } of socialCards(content)) {
		expect(drawCard(card, setter)).not.toMatch(/<text|font-family/);
	}
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

test.each(odd)("no words leave the card: %s", async (title) => {
	const [first] = socialCards(content);
	const base = first?.card as SocialCard;
	const cards: SocialCard[] = [
		{ ...base, words: { title }, label: title, brand: title },
		{ ...base, words: { ramp: title.toUpperCase(), by: "letter", tagline: title } },
		{ ...base, words: { ramp: title, by: "word", tagline: title } },
	];
	const margin = 30;
	for (const card of cards) {
		const svg = drawCard(card, setter);
		expect(svg).not.toMatch(/NaN|Infinity|undefined/);
		const { data, info } = await sharp(Buffer.from(svg))
			.removeAlpha()
			.raw()
			.toBuffer({ resolveWithObject: true });
		// The strips beside the words, and the one between words and picture, hold nothing but ground.
		const at = (x: number, y: number) => data.readUIntBE((y * info.width + x) * info.channels, 3);
		const ground = at(2, 2);
		for (let y = 0; y < 385; y++) {
			for (const x of [
				...Array(margin).keys(),
				...Array.from({ length: margin }, (_, i) => 1199 - i),
			]) {
				expect(at(x, y) === ground, `${x} ${y}`).toBe(true);
			}
		}
		for (let x = 0; x < 1200; x++) {
			expect(at(x, 385) === ground, `${x} 385`).toBe(true);
		}
	}
});
