import { expect } from "vitest";
import type { EngineTest } from "../engineTest.ts";
import { narrow, wide } from "../visitor.ts";

/** The button that opens the menu. */
export const menuButton = "[popovertarget=menu]";

/** Tests the header and its menu. */
export function testMenu(test: EngineTest): void {
	test.for([narrow, wide])(
		"%i wide, the header marks the page, and no other",
		async (width, { visitor }) => {
			await visitor.show("/strategy", width);
			if (width === narrow) {
				await visitor.tab.click(menuButton);
			}
			const currentLinks = await visitor.run(() =>
				Array.from(document.querySelectorAll("#menu a"), (link) => {
					const style = getComputedStyle(link);
					const { textDecorationLine: line, textDecorationThickness: thickness } = style;
					return [link.getAttribute("href"), link.checkVisibility(), line, thickness];
				}).filter(([, , line]) => line !== "none"),
			);
			expect(currentLinks).toEqual([["/strategy", true, "underline", "3px"]]);
		},
	);

	test("the menu opens and closes, by its button and by Escape", async ({ visitor }) => {
		await visitor.show("/", narrow);
		const isOpen = () => visitor.matches("#menu:popover-open");
		for (const close of [() => visitor.tab.escape(), () => visitor.tab.click(menuButton)]) {
			expect(await isOpen()).toBe(false);
			await visitor.tab.click(menuButton);
			await expect.poll(isOpen).toBe(true);
			await expect.poll(() => visitor.run(isInFront, "#menu a")).toBe(true);
			await close();
			await expect.poll(isOpen).toBe(false);
		}
	});

	test("Tab leads from the menu's button into the open menu, which closes behind it", async ({
		visitor,
	}) => {
		await visitor.show("/strategy", narrow);
		await visitor.tab.click(menuButton);
		await visitor.waitFor("#menu:popover-open");
		await visitor.tab.tab();
		const isInMenu = () => visitor.run(() => !!document.activeElement?.closest("#menu a"));
		await expect.poll(isInMenu).toBe(true);
		await visitor.run(() => {
			document.querySelector<HTMLElement>("main a")?.focus();
			return null;
		});
		await expect.poll(() => visitor.matches("#menu:popover-open")).toBe(false);
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
