import { expect, type Page } from "@playwright/test";
import { newestArticle, site } from "./site.ts";
import { test } from "./test.ts";
import { watch } from "./watch.ts";

const { slug, title, path } = newestArticle;
const { panel: words, choice } = site.content.pages.share;
const url = `${site.content.settings.url}${path}`;

/** Requests of the page to the browser, recorded by a stub. */
interface Asked {
	shared: ShareData[];
	copied: string[];
}

/**
 * Replaces the browser's share sheet and clipboard.
 * @param sheet how the sheet ends, or whether there is none.
 * @param clipboard whether copying is allowed.
 */
async function stub(
	page: Page,
	sheet: "taken" | "closed" | "broken" | "none",
	clipboard: "allowed" | "refused" = "allowed",
): Promise<void> {
	await page.addInitScript(
		({ sheet, clipboard }) => {
			const sharedData: Asked = { shared: [], copied: [] };
			Object.assign(window, { asked: sharedData });
			const share = async (data: ShareData) => {
				sharedData.shared.push(data);
				if (sheet !== "taken") {
					throw new DOMException("", sheet === "closed" ? "AbortError" : "NotAllowedError");
				}
			};
			Reflect.deleteProperty(Navigator.prototype, "share");
			if (sheet !== "none") {
				Object.defineProperty(Navigator.prototype, "share", { value: share });
			}
			navigator.clipboard.writeText = async (text) => {
				if (clipboard === "refused") {
					throw new DOMException("", "NotAllowedError");
				}
				sharedData.copied.push(text);
			};
		},
		{ sheet, clipboard },
	);
}

const getSharedData = (page: Page) =>
	page.evaluate(() => (window as unknown as { asked: Asked }).asked);
const shareButton = (page: Page) => page.getByRole("button", { name: words.share, exact: true });
const copyButton = (page: Page) => page.getByRole("button", { name: words.copyLink });
const locateStatus = (page: Page) => page.getByRole("main").getByRole("status");

test("an article leads to its own sharing, by keyboard, under the real policy", async ({
	page,
	context,
}) => {
	const log = await watch(page);
	// A busy machine may leave a transition between pages out, and the console would say so.
	await page.emulateMedia({ reducedMotion: "reduce" });
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.goto(path);
	await page.getByRole("link", { name: site.content.pages.blog.article.share.page }).press("Enter");
	await expect(page).toHaveURL(`/share?article=${slug}`);
	// Pictures that the article had not finished loading are no matter of this page.
	log.problems.length = 0;
	const heading = page.getByRole("heading", { level: 2 }).getByRole("link", { name: title });
	await expect(heading).toHaveAttribute("href", path);
	await expect(page.getByRole("main").getByText(url, { exact: true })).toBeVisible();
	await copyButton(page).press("Enter");
	await expect(locateStatus(page)).toHaveText(words.copied);
	await expect(copyButton(page)).toBeFocused();
	await page.evaluate(() => {
		document.body.append(Object.assign(document.createElement("textarea"), { id: "pasted" }));
	});
	await page.locator("#pasted").focus();
	await page.keyboard.press("Control+V");
	await expect(page.locator("#pasted")).toHaveValue(url);
	const mail = await page.getByRole("link", { name: words.email }).getAttribute("href");
	const { searchParams } = new URL(mail ?? "");
	expect([searchParams.get("subject"), searchParams.get("body")]).toEqual([title, url]);
	expect([...log.problems, ...log.violations]).toEqual([]);
	await page.goBack();
	await expect(page).toHaveURL(path);
});

test("the browser's own share sheet gets the title and the address", async ({ page }) => {
	await stub(page, "taken");
	await page.goto(`/share?article=${slug}`);
	await shareButton(page).click();
	expect((await getSharedData(page)).shared).toEqual([{ title, url }]);
	await expect(locateStatus(page)).toBeEmpty();
});

test("a sheet that is closed again says nothing, one that fails points to the copy", async ({
	page,
	context,
}) => {
	await stub(page, "closed");
	await page.goto(`/share?article=${slug}`);
	await copyButton(page).click();
	await expect(locateStatus(page)).toHaveText(words.copied);
	await shareButton(page).click();
	await expect(locateStatus(page)).toBeEmpty();
	const other = await context.newPage();
	await stub(other, "broken");
	await other.goto(`/share?article=${slug}`);
	await shareButton(other).click();
	await expect(locateStatus(other)).toHaveText(words.notShared);
});

test("without a share sheet there is no button for it", async ({ page }) => {
	await stub(page, "none");
	await page.goto(`/share?article=${slug}`);
	await copyButton(page).click();
	await expect(shareButton(page)).toHaveCount(0);
	await copyButton(page).click();
	expect((await getSharedData(page)).copied).toEqual([url, url]);
});

test("on a phone the address of an article breaks after a slash, and within no word", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(`/share?article=${slug}`);
	const address = page.getByRole("main").getByText(url, { exact: true });
	const lines = await address.evaluate((element) => {
		const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
		const lines = new Map<number, string>();
		for (let text = texts.nextNode(); text; text = texts.nextNode()) {
			const range = document.createRange();
			for (const [index, letter] of [...(text.textContent ?? "")].entries()) {
				range.setStart(text, index);
				range.setEnd(text, index + 1);
				const { top } = range.getBoundingClientRect();
				lines.set(top, (lines.get(top) ?? "") + letter);
			}
		}
		return [...lines.values()];
	});
	expect(lines.length).toBeGreaterThan(1);
	expect(lines.join("")).toBe(url);
	for (const line of lines.slice(0, -1)) {
		expect(line).toMatch(/\/$/);
	}
});

test("where copying is refused the URL is selected instead", async ({ page }) => {
	await stub(page, "none", "refused");
	await page.goto(`/share?article=${slug}`);
	await copyButton(page).click();
	await expect(locateStatus(page)).toHaveText(words.notCopied);
	expect(await page.evaluate(() => getSelection()?.toString())).toBe(url);
});

// A unit test covers the URLs that name an article.
test("a URL that names no article offers the newest and leads to the blog, and is not repeated on the page", async ({
	tab: page,
}) => {
	for (const query of ["", "?article=%3Cimg%20src%3Dx%3E", `?article=${slug}&article=other`]) {
		await page.goto(`/share${query}`);
		const main = page.getByRole("main");
		await expect(main).toContainText(words.noArticle);
		await expect(main.getByRole("link", { name: words.blog.label })).toHaveAttribute(
			"href",
			words.blog.href,
		);
		await expect(main.getByRole("button")).toHaveCount(0);
		const pictures = main.locator("img");
		await expect(pictures).toHaveCount(3);
		for (const { slug, title } of site.articles.slice(0, 4)) {
			const place = main.locator("article, li").filter({ hasText: title });
			await expect(place.getByRole("link", { name: choice.share })).toHaveAttribute(
				"href",
				`/share?article=${slug}`,
			);
			await expect(place.getByRole("link", { name: words.email })).toBeVisible();
		}
		for (const picture of await pictures.all()) {
			await expect(picture).toHaveAttribute("src", /^\/[\w./-]+$/);
		}
	}
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the newest articles can be sent by email, and nothing leads to the same page", async ({
		page,
	}) => {
		await page.goto("/share");
		const main = page.getByRole("main");
		const mail = main.getByRole("link", { name: words.email });
		await expect(mail).toHaveCount(4);
		const { searchParams } = new URL((await mail.first().getAttribute("href")) ?? "");
		expect([searchParams.get("subject"), searchParams.get("body")]).toEqual([title, url]);
		await expect(main.locator("a:visible[href*='/share']")).toHaveCount(0);
	});
});
