import { expect, type Page } from "@playwright/test";
import { getLayoutShiftWithoutFonts } from "../../bench/layoutShifts.ts";
import budgets from "../../budgets.json" with { type: "json" };
import { describe, isBelowRequired, measurePage } from "../contrast/measure.ts";
import { siteOrigin } from "../fixtures/served.ts";
import { resetTextSpacing, spaceText } from "../interaction/textSpacing.ts";
import { findAccessibilityViolations } from "./axe.ts";
import { listSharedTransitionNames, listSmallTargets, measureFit } from "./measureLayout.ts";
import { site, urls } from "./site.ts";
import { test } from "./test.ts";
import { openUrl, showUrl } from "./visit.ts";
import { findUrlsWithNewMarkup } from "./walkPlan.ts";
import type { ResponseRecord } from "./watch.ts";

const urlsWithNewMarkup = findUrlsWithNewMarkup();

for (const url of urls) {
	test.describe(url, () => {
		// One after the other, in the page that is open.
		test.describe.configure({ mode: "default" });

		test("keeps its budgets", async ({ visit }) => {
			const { page, log } = visit;
			for (const width of [390, 1440]) {
				await test.step(`${width} px`, async () => {
					await openUrl(visit, url, width);
					expect
						.soft(await page.evaluate(getLayoutShiftWithoutFonts), "layout shifts")
						.toBeLessThanOrEqual(budgets.weight.layoutShift.limit);
					expect
						.soft(await page.evaluate(listSharedTransitionNames), "view transitions")
						.toEqual([]);
					const isInteractive = (await page.locator("[data-island]").count()) > 0;
					expectBudget(url, isInteractive, log.responses);
				});
			}
		});

		test("is accessible", async ({ visit }) => {
			const { page } = visit;
			const isNew = urlsWithNewMarkup.has(url);
			for (const width of [1440, 390]) {
				await test.step(`${width} px`, async () => {
					await showUrl(visit, url, width);
					expect.soft(await page.evaluate(listSmallTargets), "small targets").toEqual([]);
					expect.soft(await page.evaluate(() => document.getAnimations().length), "motion").toBe(0);
					if (isNew || width === 1440) {
						expect.soft(await findAccessibilityViolations(page), "axe").toEqual([]);
					}
					if (isNew) {
						const findings = await measurePage(page, width);
						expect.soft(findings.filter(isBelowRequired).map(describe), "contrast").toEqual([]);
					}
				});
			}
		});

		test("fits every width", async ({ visit }) => {
			const { page } = visit;
			for (const width of [1920, 1440, 1024, 768, 390, 320]) {
				await showUrl(visit, url, width);
				expect
					.soft(await page.evaluate(measureFit), `${width} px`)
					.toEqual({ overflow: 0, canNavigate: true });
			}
			await page.evaluate(spaceText);
			expect.soft((await page.evaluate(measureFit)).overflow, "spaced text at 320 px").toBe(0);
			await page.evaluate(resetTextSpacing);
		});

		test("can be operated", async ({ visit }) => {
			// A narrow window has controls that a wide one has no need of.
			await showUrl(visit, url, 768);
			await operateEverything(visit.page);
		});
	});
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
