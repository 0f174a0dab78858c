import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { observeShifts, seenShifts } from "../../bench/layoutShifts.ts";
import { articles } from "./routes.ts";

const { slug, heading } = articles[0] ?? { slug: "", heading: "" };

/** What the page asked of the browser, which a test stands in for. */
interface Asked {
	shared: ShareData[];
	copied: string[];
}

/**
 * Stands in for the browser's share sheet and clipboard.
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
			const asked: Asked = { shared: [], copied: [] };
			Object.assign(window, { asked });
			const share = async (data: ShareData) => {
				asked.shared.push(data);
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
				asked.copied.push(text);
			};
		},
		{ sheet, clipboard },
	);
}

const askedOf = (page: Page) => page.evaluate(() => (window as unknown as { asked: Asked }).asked);
const shareButton = (page: Page) => page.getByRole("button", { name: "Share", exact: true });
const copyButton = (page: Page) => page.getByRole("button", { name: "Copy link" });
const said = (page: Page) => page.getByRole("main").getByRole("status");

/** The article's address, as the page shows it. */
async function shown(page: Page): Promise<string> {
	return (await page.getByRole("main").getByText(`/blog/${slug}`).textContent()) ?? "";
}

test("an article leads to its own sharing, by keyboard, under the real policy", async ({
	page,
	context,
}) => {
	const complaints: string[] = [];
	page.on("console", (message) => {
		if (["error", "warning"].includes(message.type())) {
			complaints.push(message.text());
		}
	});
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.goto(`/blog/${slug}`);
	const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
	const link = page.getByRole("link", { name: "Share this article" });
	await link.focus();
	await link.press("Enter");
	await expect(page).toHaveURL(`/share?article=${slug}`);
	const title = page.getByRole("heading", { level: 2 }).getByRole("link");
	await expect(title).toHaveText(heading);
	await expect(title).toHaveAttribute("href", `/blog/${slug}`);
	expect(await shown(page)).toBe(canonical);
	await copyButton(page).focus();
	await copyButton(page).press("Enter");
	await expect(said(page)).toHaveText("The link is copied. Paste it wherever you like.");
	await expect(copyButton(page)).toBeFocused();
	const pasted = page.locator("#pasted");
	await page.evaluate(() => {
		document.body.append(Object.assign(document.createElement("textarea"), { id: "pasted" }));
	});
	await pasted.focus();
	await page.keyboard.press("Control+V");
	await expect(pasted).toHaveValue(canonical ?? "?");
	const letter = new URL(
		(await page.getByRole("link", { name: "Send it by email" }).getAttribute("href")) ?? "",
	);
	expect(letter.searchParams.get("subject")).toBe(heading);
	expect(letter.searchParams.get("body")).toBe(canonical);
	expect(complaints).toEqual([]);
});

test("the browser's own share sheet gets the title and the address", async ({ page }) => {
	await stub(page, "taken");
	await page.goto(`/share?article=${slug}`);
	await shareButton(page).click();
	expect((await askedOf(page)).shared).toEqual([{ title: heading, url: await shown(page) }]);
	await expect(said(page)).toBeEmpty();
});

test("a sheet that is closed again says nothing, one that fails points to the copy", async ({
	page,
	context,
}) => {
	await stub(page, "closed");
	await page.goto(`/share?article=${slug}`);
	await copyButton(page).click();
	await expect(said(page)).toContainText("copied");
	await shareButton(page).click();
	await expect(said(page)).toBeEmpty();
	const other = await context.newPage();
	await stub(other, "broken");
	await other.goto(`/share?article=${slug}`);
	await shareButton(other).click();
	await expect(said(other)).toContainText("You can copy the link instead.");
});

test("without a share sheet there is no button for it", async ({ page }) => {
	await stub(page, "none");
	await page.goto(`/share?article=${slug}`);
	await expect(copyButton(page)).toBeVisible();
	await expect(shareButton(page)).toHaveCount(0);
	await copyButton(page).click();
	await copyButton(page).click();
	const address = await shown(page);
	expect((await askedOf(page)).copied).toEqual([address, address]);
});

test("where copying is refused the address is selected instead", async ({ page }) => {
	await stub(page, "none", "refused");
	await page.goto(`/share?article=${slug}`);
	await copyButton(page).click();
	await expect(said(page)).toContainText("did not allow copying");
	expect(await page.evaluate(() => getSelection()?.toString())).toBe(await shown(page));
});

for (const query of [
	"",
	"?article=",
	"?article=nothing-of-ours",
	"?article=constructor",
	"?article=../terms-of-use",
	"?article=https%3A%2F%2Fexample.com",
	"?article=%3Cimg%20src%3Dx%3E",
	`?article=${slug}&article=other`,
	"?article=%",
]) {
	test(`/share${query} names no article and leads to the blog`, async ({ page }) => {
		await page.goto(`/share${query}`);
		const main = page.getByRole("main");
		await expect(main).toContainText("This address names no article of ours.");
		await expect(main.getByRole("link", { name: "All blog articles" })).toHaveAttribute(
			"href",
			"/blog",
		);
		await expect(main.getByRole("button")).toHaveCount(0);
		const asked = new URLSearchParams(query).get("article");
		if (asked) {
			await expect(main).not.toContainText(asked);
		}
	});
}

test("nothing moves while an article's address is read", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.addInitScript(observeShifts);
	for (const { slug } of articles) {
		await page.goto(`/share?article=${slug}`);
		await expect(copyButton(page)).toBeVisible();
		const shifts = await page.evaluate(seenShifts);
		expect(shifts, slug).toEqual([]);
	}
});

for (const colorScheme of ["light", "dark"] as const) {
	test(`an article’s sharing has no violation of WCAG 2.2 AA, ${colorScheme}`, async ({ page }) => {
		await page.emulateMedia({ colorScheme });
		await page.setViewportSize({ width: 320, height: 800 });
		await stub(page, "taken");
		await page.goto(`/share?article=${slug}`);
		await copyButton(page).click();
		await expect(said(page)).not.toBeEmpty();
		const { violations } = await new AxeBuilder({ page })
			.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
			.analyze();
		expect(violations.map(({ id }) => id)).toEqual([]);
		const overflow = await page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
		);
		expect(overflow).toBe(0);
	});
}

test("all its addresses are one page to search engines, and only it may write to the clipboard", async ({
	page,
	request,
}) => {
	await page.goto(`/share?article=${slug}`);
	await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /^[^?]*\/share$/);
	expect(await (await request.get("/sitemap.xml")).text()).not.toContain("/share");
	const policyOf = async (path: string) =>
		(await request.get(path)).headers()["permissions-policy"] ?? "";
	expect(await policyOf("/share")).toContain("clipboard-write=(self)");
	expect(await policyOf("/share")).toContain("clipboard-read=()");
	expect(await policyOf(`/blog/${slug}`)).toContain("clipboard-write=()");
});

test("without JavaScript it says so and leads to the blog", async ({ browser, baseURL }) => {
	const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto(`/share?article=${slug}`);
	// Playwright leaves the text of noscript out.
	expect(await page.content()).toMatch(/<noscript>.*needs JavaScript.*href="\/blog"/s);
	await context.close();
});
