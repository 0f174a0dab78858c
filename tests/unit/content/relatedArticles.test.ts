import fc from "fast-check";
import { expect, test } from "vitest";
import { relatedArticles } from "../../../app/content/articles.server.ts";
import { content } from "../seo/content.ts";

interface Article {
	slug: string;
	category: "FEATURED" | "PLATFORM" | "TRAINING" | "GUIDES";
	date: string;
}

const article = (slug: string, category: Article["category"], date: string): Article => ({
	slug,
	category,
	date,
});

const related = (to: Article, others: readonly Article[]) =>
	relatedArticles(
		to,
		[to, ...others].toSorted((a, b) => b.date.localeCompare(a.date)),
	).map(({ slug }) => slug);

const here = article("here", "TRAINING", "2025-05-10");

test("of the same category first, then those nearest in date", () => {
	const others = [
		article("near but other", "PLATFORM", "2025-05-11"),
		article("alike, far", "TRAINING", "2024-01-01"),
		article("alike, near", "TRAINING", "2025-06-01"),
		article("other, far", "GUIDES", "2023-01-01"),
	];
	expect(related(here, others)).toEqual(["alike, near", "alike, far", "near but other"]);
});

test("never the article itself, never more than three, and fewer where there are no more", () => {
	expect(related(here, [])).toEqual([]);
	expect(related(here, [article("one", "GUIDES", "2025-05-10")])).toEqual(["one"]);
	const many = Array.from({ length: 9 }, (_, day) =>
		article(`a${day}`, "TRAINING", `2025-05-0${day + 1}`),
	);
	expect(related(here, many)).toEqual(["a8", "a7", "a6"]);
});

test("of two as near the later one comes first", () => {
	const others = [
		article("before", "TRAINING", "2025-05-08"),
		article("after", "TRAINING", "2025-05-12"),
	];
	expect(related(here, others)).toEqual(["after", "before"]);
});

test("any list is answered as sorting all of it by the rule would", () => {
	const articles = fc
		.uniqueArray(
			fc.record({
				slug: fc.string({ minLength: 1, maxLength: 4 }),
				category: fc.constantFrom<Article["category"]>("FEATURED", "PLATFORM", "TRAINING"),
				date: fc
					.integer({ min: 1, max: 28 })
					.map((day) => `2025-02-${String(day).padStart(2, "0")}`),
			}),
			{ selector: ({ slug }) => slug, minLength: 1, maxLength: 25 },
		)
		.map((list) => list.toSorted((a, b) => b.date.localeCompare(a.date)));
	fc.assert(
		fc.property(articles, (list) => {
			for (const one of list) {
				const unlike = ({ category }: Article) => Number(category !== one.category);
				const distance = ({ date }: Article) => Math.abs(Date.parse(date) - Date.parse(one.date));
				const expected = list
					.filter(({ slug }) => slug !== one.slug)
					.sort((a, b) => unlike(a) - unlike(b) || distance(a) - distance(b))
					.slice(0, 3);
				expect(relatedArticles(one, list)).toEqual(expected);
			}
		}),
		{ seed: 6, numRuns: 300 },
	);
});

test("every article of the site leads to three others", () => {
	for (const one of content.articles) {
		const slugs = relatedArticles(one, content.articles).map(({ slug }) => slug);
		expect(new Set(slugs).size).toBe(3);
		expect(slugs).not.toContain(one.slug);
	}
});
