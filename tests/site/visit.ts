import { expect, type Page } from "@playwright/test";
import { waitForIslands } from "../contrast/measure.ts";
import { missingUrls } from "./site.ts";
import { type PageLog, readToTheEnd, watch } from "./watch.ts";

/** A watched tab, and the URL that is open in it. */
export interface Visit {
	page: Page;
	log: PageLog;
	url?: string;
}

/** Watches a tab, in which every load is a first visit. */
export async function startVisit(page: Page): Promise<Visit> {
	const log = await watch(page);
	await disableCache(page);
	return { page, log };
}

/** Disables the cache of a tab. */
async function disableCache(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send("Network.enable");
	await session.send("Network.setCacheDisabled", { cacheDisabled: true });
}

/** Expects an empty console, and a policy that was not broken. */
export function expectNoConsoleErrors({ url = "", log: { problems, violations } }: Visit): void {
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

/** Forgets what the tab has said so far. */
export function forgetMessages({ log }: Visit): void {
	log.problems.length = 0;
	log.violations.length = 0;
}

/** Opens a URL anew and reads it to its end. */
export async function openUrl(visit: Visit, url: string, width: number): Promise<void> {
	const { page, log } = visit;
	await page.goto("about:blank");
	if (visit.url !== url) {
		// The page before has sent them as it was left.
		forgetMessages(visit);
	}
	visit.url = url;
	// Pictures of the other width are none of this visit.
	log.responses.length = 0;
	await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
	await page.setViewportSize({ width, height: 900 });
	await page.goto(url);
	await waitForIslands(page);
	await readToTheEnd(page);
	// A form that is still on its way would be given up as the page is left.
	const formOnItsWay = page.locator("main div:has(> iframe:not([hidden])) h2");
	await expect(formOnItsWay.filter({ visible: true })).toHaveCount(0);
}

/** Shows a URL at rest in a window of a width. It is open, unless the test before has failed or did not run. */
export async function showUrl(visit: Visit, url: string, width: number): Promise<void> {
	const { page } = visit;
	if (visit.url !== url) {
		await openUrl(visit, url, width);
	}
	await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
	await page.setViewportSize({ width, height: 900 });
}
