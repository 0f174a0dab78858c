import { expect, type Locator, type Page } from "@playwright/test";
import { sortUpcomingFirst } from "../../app/site/events.server.ts";
import { requireValue } from "../../build/requireValue.ts";
import { blockRequests } from "../interaction/network.ts";
import { site } from "./site.ts";
import { test } from "./test.ts";

const { grid, halfHour } = site.content.pages.events;

/** The events in the order of the page. */
const shownEvents = sortUpcomingFirst(site.events);
/** The end of each event, the earliest first. */
const ends = site.events.map(({ instants }) => Date.parse(instants.end)).sort((a, b) => a - b);

const isAllPast = site.events.every(({ isPast }) => isPast);

const minute = 60_000;
const beforeAll = (ends[0] ?? 0) - 30 * 24 * 60 * minute;
const [lastEnd = 0] = ends.slice(-1);

/** Opens the page for a visitor whose clock shows a moment. */
async function openAt(page: Page, moment: number): Promise<void> {
	await page.clock.setFixedTime(moment);
	await page.goto("/events");
}

/** Locates the signs that say of events whether they are past. */
const locateSigns = (area: Locator) =>
	area.getByText(grid.upcoming, { exact: true }).or(area.getByText(grid.past, { exact: true }));

/** Counts the cards that say that their event is past. */
async function countPast(page: Page): Promise<number> {
	const signs = locateSigns(page.locator("#events"));
	await expect(signs).toHaveCount(ends.length);
	await expect(signs.and(page.getByText(grid.upcoming))).toHaveCount(
		ends.length - (await signs.and(page.getByText(grid.past)).count()),
	);
	return signs.and(page.getByText(grid.past)).count();
}

for (const timezoneId of ["America/Los_Angeles", "Pacific/Kiritimati"]) {
	test.describe(`a visitor in ${timezoneId}`, () => {
		test.use({ timezoneId });

		test("sees which events are past, to the minute", async ({ page }) => {
			for (const end of [ends[0] ?? 0, lastEnd]) {
				const past = ends.filter((other) => other < end).length;
				await openAt(page, end - minute);
				expect(await countPast(page)).toBe(past);
				await openAt(page, end);
				expect(await countPast(page)).toBe(ends.filter((other) => other <= end).length);
			}
		});
	});
}

test("only upcoming events have a calendar link, which names the event", async ({ page }) => {
	const links = page.locator("#events li").getByRole("link", { name: grid.addToCalendar });
	const sentence = page.locator("#events").getByText(grid.empty);
	await openAt(page, beforeAll);
	await expect(links).toHaveCount(ends.length);
	await expect(sentence).toBeHidden();
	const names = await links.allTextContents();
	expect(new Set(names).size).toBe(names.length);
	// The whole card leads to the event's own page; this link lies above it.
	const download = page.waitForEvent("download");
	await links.first().click();
	expect((await download).suggestedFilename()).toBe(`${shownEvents[0]?.slug}.ics`);
	await page.emulateMedia({ media: "print" });
	await expect(links).toHaveCount(0);
	await page.emulateMedia({ media: "screen" });
	await openAt(page, lastEnd);
	await expect(links).toHaveCount(0);
	// Built with nothing to come, the heading says it.
	await expect(sentence).toBeVisible({ visible: !isAllPast });
});

for (const width of [1440, 390]) {
	test(`the sign of an event’s time moves nothing at ${width} px`, async ({
		page,
		browser,
		baseURL,
	}) => {
		const measureBoxes = (of: Page) =>
			of
				.locator("#events :is(li, li p, h3, img), footer")
				.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
		// A font that misses the first paint is left out: without fonts, pages compare.
		const fonts = /\.woff2$/;
		await blockRequests(page, fonts);
		await page.setViewportSize({ width, height: 900 });
		await openAt(page, beforeAll);
		const coming = await measureBoxes(page);

		const viewport = { width, height: 900 };
		const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false });
		const plain = await context.newPage();
		await blockRequests(plain, fonts);
		await plain.goto("/events");
		const events = plain.locator("#events");
		await expect(events.getByText(grid.past, { exact: true })).toHaveCount(0);
		await expect(events.getByText(grid.upcoming, { exact: true })).toHaveCount(0);
		await expect(events.getByText(requireValue(shownEvents[0], "An event").date)).toBeVisible();
		await expect(events.getByRole("link", { name: grid.addToCalendar })).toHaveCount(ends.length);
		expect(await measureBoxes(plain)).toEqual(coming);
		await context.close();
	});
}

test("a session that a firm can run by itself is in steps, each with its minutes", async ({
	tab: page,
}) => {
	await page.goto("/events");
	const steps = page.locator("main ol > li");
	await expect(steps).toHaveCount(halfHour.steps.length);
	for (const { minutes, text } of halfHour.steps) {
		await expect(steps.filter({ hasText: text })).toContainText(`${minutes}`);
	}
});

test("times name their zone, and the calendar can be subscribed to", async ({ page }) => {
	await page.goto("/events");
	const { timeZone, subscribe, calendarUrl } = grid;
	const [event] = shownEvents;
	await expect(
		page.locator("#events time").filter({ hasText: `${event?.date}, ${timeZone}` }),
	).toBeVisible();
	const feed = new URL("/events.ics", site.content.settings.url);
	const main = page.getByRole("main");
	await expect(main.getByRole("link", { name: subscribe })).toHaveAttribute(
		"href",
		`webcal://${feed.host}/events.ics`,
	);
	await expect(main.getByRole("link", { name: calendarUrl })).toHaveAttribute(
		"href",
		"/events.ics",
	);
});

test("an event becomes past in a tab that stays open", async ({ page }) => {
	const [event] = site.events;
	const grid = site.content.pages.events.grid;
	const end = Date.parse(event?.instants.end ?? "");
	await page.clock.install({ time: end - 3_600_000 });
	await page.goto("/events");
	const sign = locateSigns(page.locator(`[id="${event?.slug}"]`));
	await expect(sign).toHaveText(grid.upcoming);
	await page.clock.fastForward(2 * 86_400_000);
	await expect(sign).toHaveText(grid.past);
});
