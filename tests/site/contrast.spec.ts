import { expect } from "@playwright/test";
import { isBelowRequired, measurePage } from "../contrast/measure.ts";
import { findAccessibilityViolations } from "./axe.ts";
import { test } from "./test.ts";

// The walk measures pages and lets axe look at them; this shows that both would notice.
test("low contrast is detected in every case", async ({ tab: page }) => {
	await page.goto("/terms-of-use");
	await page.evaluate(() => {
		const dark = "oklch(0.35 0.02 165)";
		const cases: Record<string, Partial<CSSStyleDeclaration>> = {
			"All is well": {},
			"Faint by opacity": { opacity: "0.3" },
			"Dark on a dark sibling": { background: dark, marginBottom: "-4rem", height: "4rem" },
			"Laid over the sibling": { position: "relative", color: dark },
			"A button without an edge": { background: "white", borderColor: "oklch(0.9 0.01 105)" },
			"A link without a ring": { outline: "0" },
		};
		const elements = Object.entries(cases).map(([words, style]) => {
			const element = document.createElement(words.includes("button") ? "button" : "a");
			element.className = words.replaceAll(" ", "-");
			element.append(words);
			element.setAttribute("href", "#");
			Object.assign(element.style, { display: "block", color: "black", ...style });
			return element;
		});
		const main = document.querySelector("main");
		main?.replaceChildren(...elements);
		Object.assign(main?.style ?? {}, { background: "white" });
	});
	expect((await findAccessibilityViolations(page)).join()).toContain("page-has-heading-one");
	const short = (await measurePage(page, 1440)).filter(isBelowRequired);
	expect(new Set(short.map(({ kind, what }) => `${kind}: ${what}`))).toEqual(
		new Set([
			"text: Faint by opacity",
			"text: Dark on a dark sibling",
			"text: Laid over the sibling",
			"focus: Laid over the sibling",
			"boundary: A button without an edge",
			"focus: A link without a ring",
		]),
	);
});
