import { z } from "zod";
import {
	categoryKey,
	collectTexts,
	type FieldSchemas,
	formatValue,
	getValue,
	type Issue,
	type PagePlacement,
	type RawFile,
} from "../../../content-model/index.ts";

/** It lists the articles. */
export const placement: PagePlacement = { isListPage: true };

/** Creates the schema of `content/pages/blog.yaml`. */
export function createSchema({
	article,
	closing,
	head,
	line,
	lineFields,
	link,
	page,
	publicArticle,
	lineWithPlaceholders,
}: FieldSchemas) {
	return page({
		featured: z.strictObject({
			label: line.describe("The tag of the featured article."),
			article: publicArticle.describe("The article shown large above the others."),
			button: line.describe("The button that leads to it."),
		}),
		grid: z
			.strictObject({
				title: line.describe("Heads the cards."),
				pinned: z
					.array(article)
					.default([])
					.describe("Articles that keep this order. Others are placed among them by date."),
				leaveOut: z
					.array(article)
					.default([])
					.describe("Articles without a card here; their category has one."),
				seeAll: link.describe("The link below the cards."),
			})
			.describe("The cards of all articles but the featured one, newest first."),
		filter: z.strictObject({
			...lineFields({
				searchLabel: "Read out for the search field.",
				searchButton: "The button beside it.",
				categoriesLabel: "Read out for the row of categories.",
				all: "The first of the row: every category.",
			}),
			others: line.describe("Heads articles of other categories, below a category that has few."),
			contents: line.describe("Heads the sections of an article that is alone in its category."),
			emptyCategory: lineWithPlaceholders("category").describe(
				"Shown for a category without articles.",
			),
		}),
		categories: z
			.record(
				categoryKey,
				head.extend({
					name: line.describe("What the row of categories calls it."),
					chip: line.describe("Its label on cards and articles, and the title of its page."),
					tagline: line.describe("A short line beside the title of its page."),
					closing: closing
						.extend({
							drawing: z
								.strictObject(
									lineFields({
										articles:
											"Below the dots, one for each article of the page: fits any number of them.",
										bar: "Below the bar: what they lead to.",
									}),
								)
								.describe("What its drawing shows."),
						})
						.optional()
						.describe("The band that ends its page."),
				}),
			)
			.describe("The pages of the categories."),
		article: z.strictObject({
			back: line.describe("The link above the title that leads to the blog."),
			minutes: lineWithPlaceholders("minutes").describe("How long the article takes to read."),
			...lineFields({
				by: "Comes before the author's name.",
				team: "The author of an article that nobody signs.",
				sources: "Heads the sources below the text.",
			}),
			download: z
				.strictObject({
					word: line.describe("Leads to its Word file."),
					text: line.describe("Leads to its text, which is Markdown."),
				})
				.describe("The links below a worksheet."),
			backToText: lineWithPlaceholders("number").describe(
				"Read out for the arrow that leads from a source back to the text.",
			),
			...lineFields({
				previous: "Comes above the title of the article before.",
				next: "Comes above the title of the article after.",
				related: "Heads the cards of related articles.",
			}),
			relatedRule: line.describe("Says by which rule those articles are chosen."),
			share: z.strictObject({
				...lineFields({
					title: "Heads the ways to pass the article on.",
					page: "Leads to the page that shares the article.",
					email: "Starts an email with the article's URL.",
					url: "Comes before the article's URL, ready to copy.",
				}),
			}),
		}),
		closing: closing.describe("The band that ends the blog."),
		articleClosing: closing.describe("The band that ends every article."),
	});
}

/** Finds issues for articles that the blog names twice. */
export function checkContent({ file, data }: RawFile): Issue[] {
	const lists = [
		["featured", "article"],
		["grid", "pinned"],
		["grid", "leaveOut"],
	];
	const references = lists.flatMap((list) => collectTexts(getValue(data, list), list));
	const expected = "each article once: it is listed above already";
	return references
		.filter(({ text }, index) => references.findIndex((other) => other.text === text) < index)
		.map(({ path, text }) => ({
			file,
			field: path.join("."),
			received: formatValue(text),
			expected,
		}));
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		blog: ReturnType<typeof createSchema>;
	}
}
