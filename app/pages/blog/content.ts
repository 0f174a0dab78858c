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

/** Creates the rules of `content/pages/blog.yaml`. */
export function createContentSchema({
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
		featured: z.strictObject({ label: line, article: publicArticle, button: line }),
		grid: z
			.strictObject({
				title: line,
				pinned: z
					.array(article)
					.default([])
					.describe("Articles that keep this order. Others are placed among them by date."),
				leaveOut: z
					.array(article)
					.default([])
					.describe("Articles without a card here; their category has one."),
				seeAll: link,
			})
			.describe("The cards of all articles but the featured one, newest first."),
		filter: z.strictObject({
			...lineFields("searchLabel", "searchButton", "categoriesLabel", "all"),
			others: line.describe("Heads articles of other categories, below a category that has few."),
			emptyCategory: lineWithPlaceholders("category"),
		}),
		categories: z
			.record(
				categoryKey,
				head.extend({
					name: line.describe("What the row of categories calls it."),
					chip: line.describe("Its chip on cards and articles, and the title of its page."),
					tagline: line.describe("A short line beside the title of its page."),
				}),
			)
			.describe("The pages of the categories."),
		article: z.strictObject({
			...lineFields("back", "contents"),
			minutes: lineWithPlaceholders("minutes"),
			...lineFields("by", "team", "sources"),
			download: z
				.strictObject({
					word: line.describe("Leads to its Word file."),
					text: line.describe("Leads to its text, which is Markdown."),
				})
				.describe("The links below a template."),
			backToText: lineWithPlaceholders("number"),
			week: lineWithPlaceholders("number"),
			...lineFields("previous", "next", "related"),
			relatedRule: line.describe("Says by which rule those articles are chosen."),
			share: z.strictObject({
				title: line,
				page: line.describe("Leads to the page that shares the article."),
				...lineFields("email", "address"),
			}),
		}),
		articleClosing: closing,
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
		blog: ReturnType<typeof createContentSchema>;
	}
}
