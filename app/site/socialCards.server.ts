import type { Content, FieldContent } from "../../content-model/index.ts";
import type { SocialCardDesign } from "../social/cards.server.ts";
import type { Article } from "./articles.server.ts";
import type { Benefit } from "./benefits.server.ts";
import type { Person } from "./team.server.ts";

// The social card of each kind of page: its words, its colours and its drawing.

/** A page of `content/pages/`. */
interface FixedPage {
	/** Name of its file. */
	file: string;
	path: string;
	/** Its name in the site's menus. */
	name: string;
	head: FieldContent<"head">;
	/** What it opens with. Without both a title and a tagline the card shows the title of the head. */
	hero: Partial<FieldContent<"hero">>;
}

/** Designs the card of a fixed page. Home's has the three words of the brand, and no label. */
export function designFixedPageCard(
	{ file, path, name, head, hero }: FixedPage,
	{ heroWords, tagline }: Content["settings"],
): SocialCardDesign {
	const drawing = { slug: file, ...head.card };
	const { theme } = head.card;
	if (path === "/") {
		return { text: { ramp: heroWords.join(", "), by: "word", tagline }, theme, drawing };
	}
	const text =
		hero.title && hero.tagline
			? createOpeningText(hero.title, hero.tagline)
			: { title: head.title };
	return { text, label: name, theme, drawing };
}

/** Designs the card of a category's page. @param label name of the blog */
export function designCategoryCard(
	path: string,
	{ chip, tagline, card }: Content["pages"]["blog"]["categories"][string],
	label: string,
): SocialCardDesign {
	const text = createOpeningText(chip, tagline);
	return { text, label, theme: card.theme, drawing: { slug: path, ...card } };
}

/** Designs the card of a person of the team. @param label name of the team's page */
export function designPersonCard({ slug, name }: Person, label: string): SocialCardDesign {
	return { text: { title: name }, label, theme: "saltbush", drawing: { slug, mode: "habit" } };
}

/** Designs the card of a benefit. */
export function designBenefitCard({ title, pictogram, theme }: Benefit): SocialCardDesign {
	return { text: { title }, theme, drawing: pictogram };
}

/** Designs the card of an article, drawn as its cover. @param label name of the blog */
export function designArticleCard({ title, cover }: Article, label: string): SocialCardDesign {
	return { text: { title }, label, theme: cover.arranged.theme, drawing: cover.arranged };
}

/** Creates the text of a card from the title and the tagline that a page opens with. */
function createOpeningText(title: string, tagline: string): SocialCardDesign["text"] {
	return { ramp: title, by: "letter", tagline };
}
