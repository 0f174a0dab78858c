import { expect } from "vitest";
import { agreementPath } from "../../../paths/index.ts";
import { translateTexts } from "../../interaction/translation.ts";
import type { EngineTest } from "../engineTest.ts";
import { type Visit, wide } from "../visit.ts";

/** Tests the agreement: its definitions, and the example of a fee. */
export function testAgreement(test: EngineTest): void {
	test("the links of a definition work while it is shown", async ({ visit }) => {
		await visit.show(agreementPath, wide);
		await visit.waitFor("#fee-revenue:enabled");
		const link = await visit.run(focusTermWithLink);
		const isShown = () => visit.run(() => document.querySelector(":popover-open") !== null);
		await expect.poll(isShown).toBe(true);
		await visit.tab.click(`:popover-open a[href="${link}"]`);
		await expect.poll(() => visit.run(() => location.hash)).toBe(link);
		await expect.poll(isShown).toBe(false);
	});

	test.for([false, true])(
		"the fee follows the reader's own figure, translated: %s",
		async (isTranslated, { visit }) => {
			await visit.show(agreementPath, wide);
			await visit.fill("#fee-revenue", "1000");
			if (isTranslated) {
				await visit.run(translateTexts, "replaced");
			}
			const first = await readFee(visit);
			expect(first).toBeGreaterThan(0);
			await visit.fill("#fee-revenue", "3000");
			await expect.poll(() => readFee(visit)).toBe(3 * first);
		},
	);
}

/** Reads the fee of the example, in dollars. */
async function readFee(visit: Visit): Promise<number> {
	return Number((await visit.readText("#fee-result b")).replace(/[^\d.]/g, ""));
}

/** Runs in the page: focuses a term whose definition has a link. @returns where that link leads */
function focusTermWithLink() {
	for (const definition of document.querySelectorAll("li:has(> p > dfn)")) {
		const link = definition.querySelector("a:not([href^='#def-'])")?.getAttribute("href");
		const term = document.querySelector<HTMLElement>(
			`section[id^=clause-]:not(:has(dfn)) a[href="#${definition.id}"]`,
		);
		if (link && term) {
			term.scrollIntoView({ block: "center", behavior: "instant" });
			term.focus();
			return link;
		}
	}
	throw new Error("No term of the agreement has a definition with a link.");
}
