import { expect } from "@playwright/test";
import { site } from "./site.ts";
import { test } from "./test.ts";

const { phone, email } = site.content.settings.contact;
const { letter } = site.content.pages["contact-us"];

test("a phone shows the telephone number and the email address at once, in the same large letters", async ({
	tab: page,
}) => {
	await page.setViewportSize({ width: 390, height: 664 });
	await page.goto("/contact-us");
	const main = page.getByRole("main");
	const [number, address] = [phone, email].map((text) => main.getByText(text).first());
	for (const detail of [number, address]) {
		await expect(detail ?? main).toBeInViewport({ ratio: 1 });
	}
	const readFontSize = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
	const size = await number?.evaluate(readFontSize);
	expect(size).toBeGreaterThan(22);
	expect(await address?.evaluate(readFontSize)).toBe(size);
});

test("beside the contact form its words keep a readable width", async ({ tab: page }) => {
	for (const width of [1024, 1100, 1200, 1280]) {
		await page.setViewportSize({ width, height: 768 });
		await page.goto("/contact-us");
		// The telephone and the email address, and the list of replies.
		const columns = page.locator("main :is(ul:has(a[href^='tel:']), dl)");
		await expect(columns).toHaveCount(2);
		for (const column of await columns.all()) {
			expect((await column.boundingBox())?.width, `${width}`).toBeGreaterThan(250);
		}
	}
});

test("a link begins an email with the lines of the letter, each on its own line", async ({
	tab: page,
}) => {
	await page.goto("/contact-us");
	const link = page.getByRole("link", { name: letter.link });
	const { pathname, searchParams } = new URL((await link.getAttribute("href")) ?? "");
	expect(pathname).toBe(email);
	expect(searchParams.get("body")?.split("\r\n")).toEqual(letter.lines);
});
