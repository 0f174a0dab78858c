import { expect, type Page } from "@playwright/test";
import { getLayoutShiftWithoutFonts } from "../../bench/layoutShifts.ts";
import budgets from "../../budgets.json" with { type: "json" };
import { describe, isBelowRequired, measurePage, waitForIslands } from "../contrast/measure.ts";
import { siteOrigin } from "../fixtures/served.ts";
import { spaceText } from "../interaction/textSpacing.ts";
import { findAccessibilityViolations } from "./axe.ts";
import { listSharedTransitionNames, listSmallTargets, measureFit } from "./measureLayout.ts";
import { missingUrls, site, urls } from "./site.ts";
import { test as base } from "./tab.ts";
import { findUrlsWithNewMarkup, walks } from "./walkPlan.ts";
import { type PageLog, type ResponseRecord, readToTheEnd, watch } from "./watch.ts";

const urlsWithNewMarkup = findUrlsWithNewMarkup();

/** The shared tab, which keeps nothing and is watched. Workers that have it run no other tests. */
const test = base.extend<object, { walk: { page: Page; log: PageLog } }>({
	walk: [
		async ({ sharedTab: page }, use) => {
			const log = await watch(page);
			await disableCache(page);
			await use({ page, log });
		},
		{ scope: "worker" },
	],
});

for (const url of urls) {
	test(`${url} is within its budgets, fits every width, is accessible and can be operated`, async ({
		walk: { page, log },
	}) => {
		// Messages of the previous page, sent as it is left, are dropped.
		await page.goto("about:blank");
		log.problems.length = 0;
		log.violations.length = 0;
		for (const { width, furtherWidths } of walks) {
			await test.step(`${width} px`, async () => {
				await openPage(page, url, width, log);
				await expectGoodLook(page, url, width);
				for (const windowWidth of [width, ...furtherWidths]) {
					await page.setViewportSize({ width: windowWidth, height: 900 });
					expect
						.soft(await page.evaluate(measureFit), `${windowWidth} px`)
						.toEqual({ overflow: 0, canNavigate: true });
				}
				if (width === 390) {
					await page.evaluate(spaceText);
					expect.soft((await page.evaluate(measureFit)).overflow, "spaced text at 320 px").toBe(0);
				}
			});
		}
		await operateEverything(page);
		expectNoConsoleErrors(url, log);
	});
}

/** Opens a URL and reads it to its end; what it fetches and how it moves keeps the budgets. */
async function openPage(page: Page, url: string, width: number, log: PageLog): Promise<void> {
	// Pictures of the other width are none of this visit.
	await page.goto("about:blank");
	log.responses.length = 0;
	await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
	await page.setViewportSize({ width, height: 900 });
	await page.goto(url);
	await waitForIslands(page);
	await readToTheEnd(page);
	// A form that is still on its way would be given up as the page is left.
	const formOnItsWay = page.locator("main div:has(> iframe:not([hidden])) h2");
	await expect(formOnItsWay.filter({ visible: true })).toHaveCount(0);
	expect
		.soft(await page.evaluate(getLayoutShiftWithoutFonts), "layout shifts")
		.toBeLessThanOrEqual(budgets.weight.layoutShift.limit);
	const isInteractive = (await page.locator("[data-island]").count()) > 0;
	expectBudget(url, isInteractive, log.responses);
}

/** Transitions, targets, motion, accessibility and contrast of the page as it is shown. */
async function expectGoodLook(page: Page, url: string, width: number): Promise<void> {
	expect.soft(await page.evaluate(listSharedTransitionNames), "view transitions").toEqual([]);
	expect.soft(await page.evaluate(listSmallTargets), "small targets").toEqual([]);
	await page.emulateMedia({ reducedMotion: "reduce" });
	expect.soft(await page.evaluate(() => document.getAnimations().length)).toBe(0);
	if (width === 1440) {
		await expectAccessible(page, urlsWithNewMarkup.has(url) ? [390, width] : [width]);
	}
	if (urlsWithNewMarkup.has(url)) {
		const findings = await measurePage(page, width);
		expect.soft(findings.filter(isBelowRequired).map(describe), "contrast").toEqual([]);
	}
}

/** Disables the cache, so that every load is a first visit. */
async function disableCache(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send("Network.enable");
	await session.send("Network.setCacheDisabled", { cacheDisabled: true });
}

/** Expects the requests of a first visit to be within budgets.json, and on the site. */
function expectBudget(
	url: string,
	isInteractive: boolean,
	responses: readonly ResponseRecord[],
): void {
	const { weight } = budgets;
	const ownResponses = responses.filter(({ url }) => url.startsWith(`${siteOrigin}/`));
	const foreign = responses.filter((answer) => !ownResponses.includes(answer));
	const { contactForm } = site.content.destinations;
	// Asked for by the frame, and by the script that looks whether its host answers.
	const expected = url === "/contact-us" ? [contactForm, contactForm] : [];
	expect
		.soft(
			foreign.map(({ url }) => url),
			"requests beyond the site",
		)
		.toEqual(expected);

	const countBytes = (type?: string) =>
		ownResponses
			.filter((answer) => !type || answer.type === type)
			.reduce((sum, answer) => sum + answer.bytes, 0);
	const scripts = isInteractive ? weight.interactiveScript : weight.script;
	const visit = url === "/" ? weight.homeVisit : weight.visit;
	// A server that does not say how long an answer is would pass for one that sends nothing.
	const unweighed = ownResponses.filter((answer) => answer.bytes === 0).map(({ url }) => url);
	expect.soft(unweighed, "responses without a length").toEqual([]);
	expect.soft(countBytes("document"), "the document").toBeGreaterThan(1000);
	expect.soft(countBytes("script"), "scripts").toBeLessThanOrEqual(scripts.limit);
	expect.soft(countBytes("font"), "fonts").toBeLessThanOrEqual(weight.fonts.limit);
	expect.soft(countBytes("font"), "fonts").toBeGreaterThan(20_000);
	expect.soft(countBytes(), "the whole visit").toBeLessThanOrEqual(visit.limit);
	expect.soft(responses.length, "requests").toBeLessThanOrEqual(weight.requests.limit);
}

/** Axe finds nothing at any of some widths. Its program is long: a page takes it in once for all of them. */
async function expectAccessible(page: Page, widths: readonly number[]): Promise<void> {
	for (const width of widths) {
		await page.setViewportSize({ width, height: 900 });
		expect.soft(await findAccessibilityViolations(page), `axe at ${width} px`).toEqual([]);
	}
}

/** Expects an empty console, and a policy that was not broken. */
function expectNoConsoleErrors(url: string, { problems, violations }: PageLog): void {
	expect.soft(violations, "policy").toEqual([]);
	// A page that is not there is named by the browser and by its own script.
	const expectedProblems = missingUrls.includes(url) ? /404/ : undefined;
	expect
		.soft(
			problems.filter((text) => !expectedProblems?.test(text)),
			"console",
		)
		.toEqual([]);
}

/** Opens what is closed, fills in what can be filled in, and presses what does something. */
async function operateEverything(page: Page): Promise<void> {
	await page.evaluate(() => {
		for (const details of document.querySelectorAll("details")) {
			details.open = true;
		}
		for (const popover of document.querySelectorAll<HTMLElement>("[popover]")) {
			popover.showPopover();
			popover.hidePopover();
		}
	});
	for (const field of await page.locator("main input:enabled:visible").all()) {
		const type = await field.getAttribute("type");
		await (type === "checkbox" || type === "radio" ? field.click() : field.fill("30"));
	}
	for (const button of await page.locator("main [data-island] button:enabled:visible").all()) {
		await button.click();
	}
}
