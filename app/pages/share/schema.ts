import { z } from "zod";
import type { FieldSchemas, PagePlacement } from "../../../content-model/index.ts";

/** No menu or list names it: an article leads to it. */
export const placement: PagePlacement = { isUnlisted: true };

/** Creates the schema of `content/pages/share.yaml`. */
export function createSchema({ head, hero, line, lineFields, link }: FieldSchemas) {
	return z.strictObject({
		head: head.omit({ searchTerms: true }),
		hero: hero.pick({ title: true, tagline: true, lede: true }),
		panel: z
			.strictObject({
				preview: line.describe(
					"Above the article's picture, which some programs show with the link.",
				),
				address: line.describe("Above the article's URL."),
				share: line.describe("Opens the device's own share menu, where there is one."),
				shareText: line.describe("Beside that button: what the menu offers."),
				copyLink: line.describe("Copies the article's URL."),
				email: line.describe("Starts an email with the article's URL."),
				copied: line.describe("Shown when the URL has been copied."),
				notCopied: line.describe("Shown when the browser refuses to copy."),
				notShared: line.describe("Shown when the share menu fails."),
				noArticle: line.describe("Shown when the page's URL names no article."),
				blog: link.describe("The way to the articles."),
			})
			.describe("The buttons and what they say."),
		choice: z
			.strictObject(
				lineFields({
					newest: "The label of the newest article.",
					others: "Heads the articles after it.",
					share: "Leads to the sharing of an article.",
					read: "Leads to the newest article itself.",
				}),
			)
			.describe("Around the articles to choose from, where the page's URL names none."),
		ways: z
			.strictObject(
				lineFields({
					title: "Heads what the other person gets.",
					link: "Heads the copied link.",
					linkText: "What a copied link is.",
					email: "Heads the email.",
					emailText: "What is in the email.",
					section: "Heads how to share one section of an article.",
					sectionText: "How to share one section.",
				}),
			)
			.describe(
				"What the other person gets: beside the buttons, or below the articles to choose from.",
			),
		strip: line.describe(
			"The legend of the drawing at the end of the page, in which a row is a reader.",
		),
		withoutJavaScript: line.describe("Shown to readers without JavaScript."),
	});
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		share: ReturnType<typeof createSchema>;
	}
}
