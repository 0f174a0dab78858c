import { expect } from "vitest";
import type { EngineTest } from "../engineTest.ts";
import { narrow, wide } from "../visit.ts";
import { menuButton } from "./menu.ts";
import { field, results, status } from "./searchPage.ts";

/**
 * Tests the way back to a page, which each engine keeps in its own way. What drives Firefox opens nothing more in a
 * tab that has gone back, hence one of each test's own.
 */
export function testBack(test: EngineTest): void {
	test.for(["/", "/pricing"])("Back to %s finds the menu closed", async (path, { ownVisit }) => {
		const isOpen = () => ownVisit.matches("#menu:popover-open");
		await ownVisit.show(path, narrow);
		await ownVisit.tab.click(menuButton);
		await expect.poll(isOpen).toBe(true);
		await ownVisit.tab.click("#menu a[href='/strategy']");
		await ownVisit.waitForPage("/strategy");
		await ownVisit.tab.back();
		await ownVisit.waitForPage(path);
		await expect.poll(isOpen).toBe(false);
		const isOnButton = () =>
			ownVisit.run((of) => document.activeElement?.matches(of) ?? false, menuButton);
		await expect.poll(isOnButton).toBe(true);
	});

	test("Back restores the seat price and the rate, with the comparison", async ({ ownVisit }) => {
		await ownVisit.show("/pricing", wide);
		await ownVisit.fill("#estimate-seat", "40");
		await ownVisit.fill("#estimate-rate", "150");
		await expect.poll(() => ownVisit.readPath()).toContain("seat=40&rate=150");
		await ownVisit.tab.click("body > footer a[href='/strategy']");
		await ownVisit.waitForPage("/strategy");
		await ownVisit.tab.back();
		await ownVisit.waitForPage("/pricing");
		await expect.poll(() => ownVisit.readField("#estimate-seat:enabled")).toBe("40");
		expect(await ownVisit.readField("#estimate-rate")).toBe("150");
	});

	test("Back to the search restores the words in the field and their results", async ({
		ownVisit,
	}) => {
		await ownVisit.show("/search", wide);
		await ownVisit.fill(field, "platform");
		await expect.poll(() => ownVisit.readText(status)).toContain("platform");
		await ownVisit.tab.click(results);
		await expect.poll(() => ownVisit.readPath()).not.toMatch(/^\/search\b/);
		// Firefox may drop a step back that is taken while the page still loads.
		await expect.poll(() => ownVisit.run(hasLoaded)).toBe(true);
		await ownVisit.tab.back();
		await expect.poll(() => ownVisit.readPath()).toBe("/search?q=platform");
		await expect.poll(() => ownVisit.readText(status)).toContain("platform");
		expect(await ownVisit.readField(field)).toBe("platform");
		expect(await ownVisit.readText(results)).not.toBe("");
	});
}

/** Runs in a page: tells whether its load event has ended. */
function hasLoaded(): boolean {
	const [navigation] = performance.getEntriesByType("navigation");
	return navigation instanceof PerformanceNavigationTiming && navigation.loadEventEnd > 0;
}
