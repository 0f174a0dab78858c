import { expect, type Page, test } from "@playwright/test";

/** The six events' ends by Melbourne's clock, as their pages announce them. */
const ends = [
	"2025-02-13T13:15:00+11:00",
	"2025-03-26T09:00:00+11:00",
	"2025-05-08T13:15:00+10:00",
	"2025-07-17T13:15:00+10:00",
	"2025-09-11T13:15:00+10:00",
	"2025-10-22T16:00:00+11:00",
];

const minute = 60_000;
const beforeAll = new Date("2024-12-31T12:00:00Z");
const afterAll = new Date("2030-01-01T00:00:00Z");

/** What each card says to a visitor whose clock shows a moment. */
async function signsAt(page: Page, moment: Date): Promise<string[]> {
	await page.clock.setFixedTime(moment);
	await page.goto("/events");
	return page.locator("#events .sign").allTextContents();
}

test("every card carries its end, by the clock of Melbourne", async ({ page }) => {
	await page.goto("/events");
	const written = await page
		.locator("#events .sign")
		.evaluateAll((signs) => signs.map((sign) => sign.getAttribute("datetime")));
	expect(written).toEqual(ends);
});

for (const timezoneId of ["Australia/Melbourne", "America/Los_Angeles", "Pacific/Kiritimati"]) {
	test.describe(`a visitor in ${timezoneId}`, () => {
		test.use({ timezoneId });

		test("is told which events are past, to the minute", async ({ page }) => {
			const all = (past: number) => ends.map((_, place) => (place < past ? "Past" : "Coming up"));
			expect(await signsAt(page, beforeAll)).toEqual(all(0));
			for (const [place, end] of ends.entries()) {
				const moment = new Date(end).getTime();
				expect(await signsAt(page, new Date(moment - minute)), `before ${end}`).toEqual(all(place));
				expect(await signsAt(page, new Date(moment)), `at ${end}`).toEqual(all(place + 1));
			}
			expect(await signsAt(page, afterAll)).toEqual(all(ends.length));
		});
	});
}

test("only what is still to come can be put into a calendar", async ({ page }) => {
	const links = page.locator("#events li").getByRole("link", { name: /^Add to calendar/ });
	const sentence = page.getByText("Nothing is planned at the moment.");
	await signsAt(page, beforeAll);
	await expect(links).toHaveCount(ends.length);
	await expect(sentence).toBeHidden();
	await signsAt(page, new Date(ends.at(-2) ?? ""));
	await expect(links).toHaveCount(1);
	await expect(sentence).toBeHidden();
	await signsAt(page, afterAll);
	await expect(links).toHaveCount(0);
	await expect(sentence).toBeVisible();
});

/** A font that misses the first paint is left out (docs/decisions/0007): without fonts, pages compare. */
async function inOneFace(page: Page): Promise<void> {
	await page.route("**/*.woff2", (route) => route.abort());
}

for (const width of [1440, 768, 390, 320]) {
	test(`what the clock tells moves nothing at ${width} px`, async ({ page, browser, baseURL }) => {
		const boxes = (of: Page) =>
			of
				.locator("#events :is(li, h3, .cover, .day, .quiet, .add-to-calendar), footer")
				.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
		await page.setViewportSize({ width, height: 900 });
		await inOneFace(page);
		await page.addInitScript(() => {
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) {
					const shift = (entry as PerformanceEntry & { value: number }).value;
					document.documentElement.dataset.shift = String(
						Number(document.documentElement.dataset.shift ?? 0) + shift,
					);
				}
			}).observe({ type: "layout-shift", buffered: true });
		});
		for (const moment of [afterAll, beforeAll]) {
			await page.clock.setFixedTime(moment);
			await page.goto("/events", { waitUntil: "networkidle" });
			await expect(page.locator("#events .sign").first()).not.toBeEmpty();
			expect(await page.evaluate(() => document.documentElement.dataset.shift ?? "0")).toBe("0");
		}

		const context = await browser.newContext({
			baseURL,
			javaScriptEnabled: false,
			viewport: { width, height: 900 },
		});
		const plain = await context.newPage();
		await inOneFace(plain);
		await plain.goto("/events", { waitUntil: "networkidle" });
		expect(await boxes(plain)).toEqual(await boxes(page));
		await context.close();
	});
}

test("without JavaScript the cards show their dates and claim nothing", async ({
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto("/events");
	const events = page.locator("#events");
	await expect(events.getByText("Past", { exact: true })).toHaveCount(0);
	await expect(events.getByText("Coming up", { exact: true })).toHaveCount(0);
	await expect(events.getByText("Thursday 13 February 2025, 12.30 to 1.15 pm")).toBeVisible();
	await expect(events.getByRole("link", { name: /^Add to calendar/ })).toHaveCount(ends.length);
	await expect(events.getByText("Nothing is planned at the moment.")).toBeHidden();
	await context.close();
});

test("the one script is small", async ({ request }) => {
	const html = await (await request.get("/events")).text();
	const scripts = Array.from(
		html.matchAll(/<script(?![^>]*(?:json|speculationrules))[^>]*>([\s\S]*?)<\/script>/g),
		([, text = ""]) => text,
	);
	expect(scripts).toHaveLength(1);
	expect(scripts[0]?.length).toBeLessThan(600);
});

test("each event, and all of them, can be put into a calendar", async ({ page, request }) => {
	await signsAt(page, beforeAll);
	const links = page.locator("#events li").getByRole("link", { name: /^Add to calendar/ });
	await expect(links).toHaveCount(ends.length);
	const names = await links.allTextContents();
	expect(new Set(names).size, "each says which event it means").toBe(names.length);
	const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
	for (const address of [...addresses, "/events.ics"]) {
		const answer = await request.get(address ?? "");
		expect(answer.status(), address ?? "").toBe(200);
		expect(answer.headers()["content-type"]).toContain("text/calendar");
		expect(await answer.text()).toContain("BEGIN:VEVENT");
	}
	// The whole card leads to the event's own page; this link lies above it.
	const download = page.waitForEvent("download");
	await links.first().click();
	expect((await download).suggestedFilename()).toMatch(/\.ics$/);
});
