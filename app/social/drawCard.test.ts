import sharp from "sharp";
import { expect, test } from "vitest";
import { pictogramNames } from "../../grid/index.ts";
import { content, site } from "../../tests/fixtures/site.ts";
import { listPages } from "../site/pages.server.ts";
import { createSocialImage, type SocialCard } from "./cards.server.ts";
import { drawCard } from "./drawCard.server.ts";

const pages = [...site.pages.values()];
const images = pages.map(({ socialImage }) => socialImage);
const [{ card: base } = expect.fail("There is no page.")] = images;

test("an image is 1200 by 630 and at most 40 kB, for each kind of page", async () => {
	for (const [kind, { socialImage }] of new Map(pages.map((page) => [page.kind, page]))) {
		const png = await drawCard(socialImage.card);
		const { width, height, format } = await sharp(png).metadata();
		expect([format, width, height], kind).toEqual(["png", 1200, 630]);
		expect(png.length, kind).toBeLessThanOrEqual(40_000);
	}
});

test("the drawing of a card is 25 by 5 cells of 48 pixels, whatever it is", () => {
	for (const { card } of images) {
		expect(card.drawing).toContain('width="1200" height="240" viewBox="0 0 500 100"');
		expect(card.drawing).toContain(card.ink);
		expect(card.drawing).not.toContain("style");
	}
});

test("whatever drawing an owner chooses for a benefit fits its card", () => {
	for (const drawing of pictogramNames) {
		const design = { text: { title: "A benefit" }, theme: "dusk", drawing } as const;
		const { card } = createSocialImage("/benefits/any", design, content.settings, site.logo);
		expect(card.drawing, drawing).toContain('viewBox="0 0 500 100"');
	}
});

test("an image gets another name when its words change, and no other image does", () => {
	const names = new Set(images.map(({ path }) => path));
	const [first, ...others] = site.articles;
	const changed = first ? [{ ...first, title: "Another title" }, ...others] : [];
	const register = [...listPages(site.content, { ...site, articles: changed }, site.logo).values()];
	const renamed = register.filter(({ socialImage }) => !names.has(socialImage.path));
	expect(renamed.map(({ path, socialImage }) => [path, socialImage.card.text])).toEqual([
		[first?.path, { title: "Another title" }],
	]);
});

test("the words of a card are in its alt text", () => {
	for (const { card, alt } of images) {
		const altText = "title" in card.text ? card.text.title : card.text.ramp;
		expect(alt).toContain(altText);
		expect(alt).toContain(content.settings.brand);
	}
});

test("an article's card uses its cover's background", () => {
	for (const page of pages) {
		if (page.kind === "article") {
			const { ground } = page.socialImage.card;
			const { theme } = page.article.cover;
			expect(ground, page.path).toBe(content.settings.colours.themes[theme].ground[0].hex);
		}
	}
});

test("a card is the same each time it is drawn", async () => {
	expect((await drawCard(base)).equals(await drawCard(base))).toBe(true);
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
	const cards: SocialCard[] = [
		{ ...base, text: { title }, label: title, brand: title },
		{ ...base, text: { ramp: title.toUpperCase(), by: "letter", tagline: title } },
		{ ...base, text: { ramp: title, by: "word", tagline: title } },
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
