import { expect } from "vitest";
import type { EngineTest } from "../engineTest.ts";
import { narrow, wide } from "../visit.ts";

/** The button that opens the menu. */
export const menuButton = "[popovertarget=menu]";

/** Tests the header and its menu. */
export function testMenu(test: EngineTest): void {
	test.for([narrow, wide])(
		"%i wide, the header marks the page, and no other",
		async (width, { visit }) => {
			await visit.show("/strategy", width);
			if (width === narrow) {
				await visit.tab.click(menuButton);
			}
			const currentLinks = await visit.run(() =>
				Array.from(document.querySelectorAll("#menu a"), (link) => {
					const style = getComputedStyle(link);
					const { textDecorationLine: line, textDecorationThickness: thickness } = style;
					return [link.getAttribute("href"), link.checkVisibility(), line, thickness];
				}).filter(([, , line]) => line !== "none"),
			);
			expect(currentLinks).toEqual([["/strategy", true, "underline", "3px"]]);
		},
	);

	test("the menu opens and closes, by its button and by Escape", async ({ visit }) => {
		await visit.show("/", narrow);
		const isOpen = () => visit.matches("#menu:popover-open");
		for (const close of [() => visit.tab.escape(), () => visit.tab.click(menuButton)]) {
			expect(await isOpen()).toBe(false);
			await visit.tab.click(menuButton);
			await expect.poll(isOpen).toBe(true);
			await expect.poll(() => visit.run(isInFront, "#menu a")).toBe(true);
			await close();
			await expect.poll(isOpen).toBe(false);
		}
	});

	test("Tab leads from the menu's button into the open menu, which closes behind it", async ({
		visit,
	}) => {
		await visit.show("/strategy", narrow);
		await visit.tab.click(menuButton);
		await visit.waitFor("#menu:popover-open");
		await visit.tab.tab();
		const isInMenu = () => visit.run(() => !!document.activeElement?.closest("#menu a"));
		await expect.poll(isInMenu).toBe(true);
		await visit.run(() => {
			document.querySelector<HTMLElement>("main a")?.focus();
			return null;
		});
		await expect.poll(() => visit.matches("#menu:popover-open")).toBe(false);
	});
}

/** Runs in the page: whether the middle of an element can be clicked. */
function isInFront(selector: string): boolean {
	const element = document.querySelector(selector);
	const box = element?.getBoundingClientRect();
	const top =
		box &&
		document.elementFromPoint(
			box.x + box.width / 2,
			Math.min(box.y + box.height / 2, innerHeight - 1),
		);
	return top instanceof Element && element === top;
}
