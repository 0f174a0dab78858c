import { expect, test } from "vitest";
import { findRelatedArticles } from "./findRelatedArticles.ts";

const createArticle = (slug: string, key: string, iso: string) => ({
	slug,
	category: { key, name: key, path: `/${key}` },
	date: { iso, text: iso },
});

const here = createArticle("here", "TRAINING", "2025-05-10");

test.each([
	{
		what: "the same category first, then those nearest in date",
		others: [
			createArticle("near but other", "PLATFORM", "2025-05-11"),
			createArticle("alike, far", "TRAINING", "2024-01-01"),
			createArticle("alike, near", "TRAINING", "2025-06-01"),
			createArticle("other, far", "GUIDES", "2023-01-01"),
		],
		expected: ["alike, near", "alike, far", "near but other"],
	},
	{
		what: "the later one of two that are as near",
		others: [
			createArticle("before", "TRAINING", "2025-05-08"),
			createArticle("after", "TRAINING", "2025-05-12"),
		],
		expected: ["after", "before"],
	},
	{
		what: "three of nine",
		others: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((day) =>
			createArticle(`day ${day}`, "TRAINING", `2025-05-0${day}`),
		),
		expected: ["day 9", "day 8", "day 7"],
	},
	{ what: "fewer where there are no more", others: [], expected: [] },
])("$what", ({ others, expected }) => {
	expect(findRelatedArticles(here, [...others, here]).map(({ slug }) => slug)).toEqual(expected);
});
