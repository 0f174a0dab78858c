import type { Locator, Page } from "@playwright/test";

/** Locates the search: its field, and what it finds. */
export function locateSearch(page: Page): Locator {
	return page.locator("[data-island=search]");
}

/** Locates the results of a search. */
export function locateResults(page: Page): Locator {
	return locateSearch(page).locator("ol > li");
}
