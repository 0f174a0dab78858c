import { expect } from "vitest";
import type { EngineTest } from "../engineTest.ts";
import { narrow, wide } from "../visitor.ts";
import { menuButton } from "./menu.ts";
import { field, results, status } from "./searchPage.ts";

/**
 * Tests the way back to a page, which each engine keeps in its own way. What drives Firefox opens nothing more in a
 * tab that has gone back, hence one of each test's own.
 */
export function testBack(test: EngineTest): void {
	test.for(["/", "/pricing"])("Back to %s finds the menu closed", async (path, { ownVisitor }) => {
		const isOpen = () => ownVisitor.matches("#menu:popover-open");
		await ownVisitor.show(path, narrow);
		await ownVisitor.tab.click(menuButton);
		await expect.poll(isOpen).toBe(true);
		await ownVisitor.tab.click("#menu a[href='/strategy']");
		await ownVisitor.waitForPage("/strategy");
		await ownVisitor.tab.back();
		await ownVisitor.waitForPage(path);
		await expect.poll(isOpen).toBe(false);
		const isOnButton = () =>
			ownVisitor.run((of) => document.activeElement?.matches(of) ?? false, menuButton);
		await expect.poll(isOnButton).toBe(true);
	});

	test("Back restores the seat price and the rate, with the comparison", async ({ ownVisitor }) => {
		await ownVisitor.show("/pricing", wide);
		await ownVisitor.fill("#estimate-seat", "40");
		await ownVisitor.fill("#estimate-rate", "150");
		await expect.poll(() => ownVisitor.readPath()).toContain("seat=40&rate=150");
		await ownVisitor.tab.click("body > footer a[href='/strategy']");
		await ownVisitor.waitForPage("/strategy");
		await ownVisitor.tab.back();
		await ownVisitor.waitForPage("/pricing");
		await expect.poll(() => ownVisitor.readField("#estimate-seat:enabled")).toBe("40");
		expect(await ownVisitor.readField("#estimate-rate")).toBe("150");
	});

	test("Back to the search restores the words in the field and their results", async ({
		ownVisitor,
	}) => {
		await ownVisitor.show("/search", wide);
		await ownVisitor.fill(field, "platform");
		await expect.poll(() => ownVisitor.readText(status)).toContain("platform");
		await ownVisitor.tab.click(results);
		await expect.poll(() => ownVisitor.readPath()).not.toMatch(/^\/search\b/);
		// Firefox may drop a step back that is taken while the page still loads.
		await expect.poll(() => ownVisitor.run(hasLoaded)).toBe(true);
		await ownVisitor.tab.back();
		await expect.poll(() => ownVisitor.readPath()).toBe("/search?q=platform");
		await expect.poll(() => ownVisitor.readText(status)).toContain("platform");
		expect(await ownVisitor.readField(field)).toBe("platform");
		expect(await ownVisitor.readText(results)).not.toBe("");
	});
}

/** Runs in a page: tells whether its load event has ended. */
function hasLoaded(): boolean {
	const [navigation] = performance.getEntriesByType("navigation");
	return navigation instanceof PerformanceNavigationTiming && navigation.loadEventEnd > 0;
}
