import { expect, test } from "@playwright/test";
import { articles } from "./routes.ts";

const newestFirst = articles.toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date));

/** Words an adult reads in a minute: what the site's reading times go by. */
const wordsPerMinute = 220;

for (const [place, { slug }] of newestFirst.entries()) {
	test(`/blog/${slug} leads to the articles before and after it by date`, async ({ page }) => {
		await page.goto(`/blog/${slug}`);
		const main = page.getByRole("main");
		for (const [rel, neighbour] of [
			["prev", newestFirst[place + 1]],
			["next", newestFirst[place - 1]],
		] as const) {
			const link = main.locator(`a[rel=${rel}]`);
			await expect(link).toHaveCount(neighbour ? 1 : 0);
			if (neighbour) {
				await expect(link).toHaveAttribute("href", `/blog/${neighbour.slug}`);
				await expect(link).toHaveText(neighbour.heading);
			}
		}
	});

	test(`/blog/${slug} says how long it takes to read`, async ({ page }) => {
		await page.goto(`/blog/${slug}`);
		const text = await page.locator(".prose").evaluate((prose) => {
			const copy = prose.cloneNode(true) as Element;
			for (const part of copy.querySelectorAll(".standfirst, [data-footnotes], figure")) {
				part.remove();
			}
			return copy.textContent ?? "";
		});
		const minutes = text.split(/\s+/).length / wordsPerMinute;
		const said = await page.locator(".article-head .meta").getByText("minute read").textContent();
		expect(Math.abs(Number.parseInt(said ?? "", 10) - minutes)).toBeLessThanOrEqual(1);
	});

	test(`/blog/${slug}: each footnote leads to its source and back`, async ({ page }) => {
		await page.goto(`/blog/${slug}`);
		const notes = await page.locator("[data-footnote-ref]").evaluateAll((references) =>
			references.map((reference) => ({
				id: reference.id,
				target: reference.getAttribute("href")?.slice(1) ?? "",
			})),
		);
		expect(notes.length).toBeGreaterThan(0);
		expect(new Set(notes.map(({ id }) => id)).size).toBe(notes.length);
		for (const { id, target } of notes) {
			const back = page.locator(`[id="${target}"] [data-footnote-backref][href="#${id}"]`);
			await expect(back).toHaveCount(1);
			await expect(back).toHaveAccessibleName(/^Back to note \d+ in the text/);
		}
		const sources = page.locator("[data-footnotes] li");
		await expect(sources).toHaveCount(new Set(notes.map(({ target }) => target)).size);
	});

	test(`/blog/${slug} lists its sections and says how the next ones were chosen`, async ({
		page,
	}) => {
		await page.goto(`/blog/${slug}`);
		const sections = await page
			.locator(".prose h2")
			.evaluateAll((headings) => headings.map(({ id, textContent }) => [`#${id}`, textContent]));
		const contents = page.locator(".contents");
		for (const list of await contents.all()) {
			const links = await list
				.locator("a")
				.evaluateAll((all) => all.map((link) => [link.getAttribute("href"), link.textContent]));
			expect(links).toEqual(sections);
		}
		await expect(contents).not.toHaveCount(0);

		const more = page.locator(".more-articles");
		await expect(more.getByText(/^More on this subject first/)).toBeVisible();
		const related = await more
			.locator("h3 a")
			.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
		expect(related).toEqual(relatedTo(slug).map((other) => `/blog/${other.slug}`));
	});
}

/** The three articles that the stated rule asks for. */
function relatedTo(slug: string): typeof articles {
	const article = articles.find((other) => other.slug === slug);
	const other = ({ category }: { category: string }) => Number(category !== article?.category);
	const distance = ({ date }: { date: string }) =>
		Math.abs(Date.parse(date) - Date.parse(article?.date ?? ""));
	return newestFirst
		.filter((candidate) => candidate.slug !== slug)
		.sort((a, b) => other(a) - other(b) || distance(a) - distance(b))
		.slice(0, 3);
}
