import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { sharePath } from "../../paths/index.ts";
import { servedFolder } from "../fixtures/builtFolder.ts";
import { interactivePages } from "../fixtures/interactivePages.ts";
import { blockRequests } from "../interaction/network.ts";
import { newestArticle, site } from "./site.ts";
import { test } from "./test.ts";
import { watch } from "./watch.ts";

const { "not-found": notFound, error, benefit } = site.content.pages;

/** Answers the next visits to a path with other HTML, under the headers of the page itself. */
async function serve(page: Page, path: string, change: (html: string) => string): Promise<void> {
	await page.route(`**${path}`, async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, body: change(await response.text()) });
	});
}

test("an unknown URL is not found, and the console names it", async ({ page }) => {
	const { problems } = await watch(page);
	for (const path of ["/nope", "/blog/constructor", "/strategy/deeper", "/team/nope"]) {
		problems.length = 0;
		expect((await page.goto(path))?.status(), path).toBe(404);
		await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(notFound.hero.title);
		expect(problems.filter((line) => /^404\b/.test(line) && line.includes(path))).toHaveLength(1);
	}
	for (const path of ["/benefits/nope", "/benefits/nope/deeper"]) {
		expect((await page.goto(path))?.status(), path).toBe(404);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(benefit.notFound.title);
	}
});

test("the page of a host that fails keeps to the policy", async ({ page, request }) => {
	const { violations } = await watch(page);
	const headers = (await request.get("/nope")).headers();
	const body = await readFile(`${servedFolder}/500.html`, "utf8");
	await page.route("**/failing", (route) =>
		route.fulfill({
			status: 500,
			contentType: "text/html; charset=utf-8",
			headers: { "content-security-policy": headers["content-security-policy"] ?? "" },
			body,
		}),
	);
	expect((await page.goto("/failing"))?.status()).toBe(500);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(error.title);
	await expect(
		page.getByRole("main").getByRole("link", { name: error.actions.home.label }),
	).toBeVisible();
	expect(violations).toEqual([]);
});

for (const [what, markup, directive] of [
	["a style attribute", '<p style="color: red">x</p>', "style-src"],
	["a script in the page", "<script>document.title = 1</script>", "script-src"],
	["a picture from elsewhere", '<img src="https://elsewhere.example/x.png" alt="">', "img-src"],
	["a frame", '<iframe src="https://elsewhere.example/"></iframe>', "frame-src"],
] as const) {
	test(`the policy refuses ${what}`, async ({ page }) => {
		const { violations } = await watch(page);
		await serve(page, "/strategy", (html) => html.replace("</main>", `${markup}</main>`));
		await page.goto("/strategy");
		await expect.poll(() => violations.join()).toContain(`/strategy: ${directive}`);
	});
}

/** What a visitor without scripts has in place of an interactive part. */
const standIn = ".fallback, #in-brief table";

for (const { path: ownPath } of interactivePages) {
	const path = ownPath === sharePath ? `${sharePath}?article=${newestArticle.slug}` : ownPath;
	test(`${path}: a part whose script does not arrive shows its fallback, with a sentence and a way to try again`, async ({
		page,
	}) => {
		const script = /\.island-[^/]*\.js/;
		await blockRequests(page, script);
		await page.goto(path);
		const main = page.getByRole("main");
		await expect(main.getByRole("alert")).toContainText(error.failedPart);
		await expect(main.locator(standIn).first()).toBeVisible();
		await expect(main.locator("[data-island] :is(input, button):visible")).toHaveCount(0);
		await expect(page.getByText(error.title)).toHaveCount(0);
		await page.unroute(script);
		await main.getByRole("alert").getByRole("link", { name: error.actions.tryAgain }).click();
		await expect(main.locator("[data-island] :is(input, button):enabled").first()).toBeVisible();
		await expect(main.getByText(error.failedPart)).toHaveCount(0);
	});
}

test("an island that fails is replaced by its fallback, and leaves the rest of the page alone", async ({
	page,
}) => {
	await serve(page, "/pricing", (html) => html.replace(/data-props="[^"]*"/, 'data-props="{}"'));
	await page.goto("/pricing");
	const main = page.getByRole("main");
	await expect(main.getByRole("alert")).toContainText(error.failedPart);
	await expect(main.locator("div.fallback")).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page.getByRole("table").first()).toBeVisible();
});

test.describe("the agreement", () => {
	const path = "/partner-referral-agreement";
	const locateTerm = (page: Page) => page.locator('main section a[href^="#def-"]').first();

	test("shows the meanings of its terms where its calculator fails", async ({ page }) => {
		await serve(page, path, (html) => html.replace(/data-props="[^"]*"/, 'data-props="{}"'));
		await page.goto(path);
		await expect(page.getByRole("alert")).toContainText(error.failedPart);
		await locateTerm(page).focus();
		await expect(page.locator(":popover-open")).toBeVisible();
	});

	test("has its calculator where the meanings of its terms fail", async ({ page }) => {
		await page.addInitScript("matchMedia = undefined");
		const failure = page.waitForEvent("pageerror");
		await page.goto(path);
		expect((await failure).message).toContain("matchMedia");
		await expect(page.getByRole("textbox")).toBeEnabled();
		await expect(page.getByRole("alert")).toHaveCount(0);
	});
});

test("a translated page whose scripts do not arrive shows its fallback and stays marked as translated", async ({
	page,
}) => {
	await serve(page, "/pricing", (html) => html.replace("<html", '<html class="translated-ltr"'));
	await blockRequests(page, /\/assets\/[^/]+\.js$/);
	await page.goto("/pricing");
	await expect(page.getByRole("main").locator("div.fallback")).toBeVisible();
	await expect(page.locator("html")).toContainClass("translated-ltr");
});

test("the contact form has its height, and once it has come nothing else is in its place", async ({
	page,
}) => {
	const { form } = site.content.pages["contact-us"];
	await page.goto("/contact-us");
	const frame = page.locator("iframe");
	await expect(frame).toHaveAttribute("src", site.content.destinations.contactForm);
	expect((await frame.boundingBox())?.height).toBe(800);
	await frame.scrollIntoViewIfNeeded();
	await expect(page.frameLocator("iframe").getByRole("textbox").first()).toBeVisible();
	await expect(page.getByText(form.panel.title)).toBeHidden();
	const elsewhere = page.getByRole("main").getByRole("link", { name: form.openInNewTab });
	await expect(elsewhere).toHaveAttribute("href", site.content.destinations.contactForm);
});

test("where the form's host is blocked, a panel that leads to it is in its place, and each other way is offered once", async ({
	page,
}) => {
	const { contactForm } = site.content.destinations;
	const { contact } = site.content.settings;
	const { panel, openInNewTab } = site.content.pages["contact-us"].form;
	await blockRequests(page, contactForm);
	await page.goto("/contact-us");
	const main = page.getByRole("main");
	await expect(main.locator("iframe")).toBeHidden();
	await expect(main.getByRole("heading", { name: panel.title })).toBeVisible();
	for (const way of [openInNewTab, contact.phone, contact.email]) {
		const links = main.getByRole("link", { name: way });
		await expect(links.filter({ visible: true })).toHaveCount(1);
	}
	const button = main.getByRole("link", { name: openInNewTab });
	await expect(button).toHaveAttribute("href", contactForm);
	expect(
		Math.abs(await button.evaluate(measureDistanceFromMiddle)),
		"text of the button",
	).toBeLessThan(2);
});

test("one request to the form's host that fails is made again, and the form is there", async ({
	page,
}) => {
	const { contactForm } = site.content.destinations;
	let isLost = false;
	await page.route(contactForm, async (route) => {
		if (route.request().method() !== "HEAD" || isLost) {
			await route.continue();
			return;
		}
		isLost = true;
		await route.abort("connectionreset");
	});
	await page.goto("/contact-us");
	const frame = page.locator("iframe");
	await expect(frame.locator("..")).toContainClass("answered");
	await expect(frame).toBeVisible();
	expect(isLost).toBe(true);
});

/** Measures the distance of a button's text from its middle, in pixels. */
function measureDistanceFromMiddle(button: Element): number {
	const text = document.createRange();
	text.selectNodeContents(button);
	const [line] = text.getClientRects();
	const { top, height } = button.getBoundingClientRect();
	return line ? line.top + line.height / 2 - (top + height / 2) : Number.NaN;
}
