import { expect, test } from "@playwright/test";
import { articles, categories, people } from "./routes.ts";

const newestFirst = articles.toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date));

for (const current of ["", ...categories]) {
	const path = current ? `/blog/category/${current.toLowerCase()}` : "/blog";

	test(`${path} offers every category and says which one it is`, async ({ page }) => {
		await page.goto(path);
		const row = page.getByRole("navigation", { name: "Show a category" }).getByRole("link");
		await expect(row).toHaveText(["All", "Featured", "Platform", "Training", "Guides"]);
		const marked = row.and(page.locator("[aria-current=page]"));
		await expect(marked).toHaveCount(1);
		await expect(marked).toHaveAttribute("href", path);
	});
}

for (const category of categories) {
	test(`every article of ${category}, newest first`, async ({ page }) => {
		await page.goto(`/blog/category/${category.toLowerCase()}`);
		const links = page.locator("#articles h3 a");
		const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
		expect(found).toEqual(
			newestFirst
				.filter((article) => article.category === category)
				.map(({ slug }) => `/blog/${slug}`),
		);
	});
}

test("a category that does not exist is not found", async ({ page }) => {
	for (const path of ["/blog/category/nope", "/blog/category", "/team/nope"]) {
		expect((await page.goto(path))?.status(), path).toBe(404);
	}
});

test("an article leads to its category and to who wrote it", async ({ page }) => {
	for (const { slug, category } of articles) {
		await page.goto(`/blog/${slug}`);
		const head = page.locator(".article-head");
		const tag = head.getByRole("link", { name: category, exact: true });
		await expect(tag).toHaveAttribute("href", `/blog/category/${category.toLowerCase()}`);
		const author = head.locator('a[href^="/team/"]');
		await expect(author).toHaveCount(slug === "ai-powered-chat-tools" ? 0 : 1);
	}
});

test("a person leads to what they wrote, and the team to each person", async ({ page }) => {
	for (const path of ["/team", "/about-us"]) {
		await page.goto(path);
		for (const { slug, name } of people) {
			const link = page.getByRole("main").getByRole("link", { name, exact: true });
			await expect(link).toHaveAttribute("href", `/team/${slug}`);
		}
	}
	await page.goto("/team/claire-donnelly");
	const links = page.locator("#articles h3 a");
	expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
		"/blog/professionals-feel-about-genai",
		"/blog/boosting-engagement",
	]);
	await expect(page.getByText("Sample", { exact: true })).toBeVisible();
});

test("each heading of an article leads to itself, and nothing moves when its mark shows", async ({
	page,
}) => {
	await page.goto("/blog/ai-adoption-challenges");
	const headings = page.locator(".prose :is(h2, h3)");
	for (const heading of await headings.all()) {
		const link = heading.getByRole("link");
		await expect(link).toHaveAttribute("href", `#${await heading.getAttribute("id")}`);
		await expect(link).toHaveAccessibleName((await heading.textContent()) ?? "?");
		expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
	}
	const first = headings.first();
	const mark = () =>
		first.getByRole("link").evaluate((link) => getComputedStyle(link, "::after").opacity);
	await first.scrollIntoViewIfNeeded();
	const before = await first.boundingBox();
	expect(await mark()).toBe("0");
	await first.getByRole("link").hover();
	expect(await mark()).toBe("1");
	expect(await first.boundingBox()).toEqual(before);
});

test("the contents mark the section being read", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/blog/ai-adoption-challenges");
	const contents = page.locator(".contents.beside");
	const link = contents.getByRole("link").nth(3);
	await link.click();
	await expect(contents.locator(":target-current")).toHaveText((await link.textContent()) ?? "?");
});

test("an article can be sent by email with its title and address", async ({ page }) => {
	await page.goto("/blog/new-normal-genai-adoption");
	const link = page.getByRole("link", { name: "Send it by email" });
	const letter = new URL((await link.getAttribute("href")) ?? "");
	expect(letter.searchParams.get("subject")).toBe(
		"The New Normal: Gen AI Adoption in Professional Services in 2025",
	);
	const address = "https://www.mallee.example/blog/new-normal-genai-adoption";
	expect(letter.searchParams.get("body")).toBe(address);
	await expect(page.locator(".share").getByText(address, { exact: true })).toBeVisible();
});
