import { expect } from "vitest";
import { agreementPath } from "../../../paths/index.ts";
import { translateTexts } from "../../interaction/translation.ts";
import type { EngineTest } from "../engineTest.ts";
import { type Visitor, wide } from "../visitor.ts";

/** Tests the agreement: its definitions, and the example of a fee. */
export function testAgreement(test: EngineTest): void {
	test("the links of a definition work while it is shown", async ({ visitor }) => {
		await visitor.show(agreementPath, wide);
		await visitor.waitFor("#fee-revenue:enabled");
		const link = await visitor.run(focusTermWithLink);
		const isShown = () => visitor.run(() => document.querySelector(":popover-open") !== null);
		await expect.poll(isShown).toBe(true);
		await visitor.tab.click(`:popover-open a[href="${link}"]`);
		await expect.poll(() => visitor.run(() => location.hash)).toBe(link);
		await expect.poll(isShown).toBe(false);
	});

	test.for([false, true])(
		"the fee follows the reader's own figure, translated: %s",
		async (isTranslated, { visitor }) => {
			await visitor.show(agreementPath, wide);
			await visitor.fill("#fee-revenue", "1000");
			if (isTranslated) {
				await visitor.run(translateTexts, "replaced");
			}
			const first = await readFee(visitor);
			expect(first).toBeGreaterThan(0);
			await visitor.fill("#fee-revenue", "3000");
			await expect.poll(() => readFee(visitor)).toBe(3 * first);
		},
	);
}

/** Reads the fee of the example, in dollars. */
async function readFee(visitor: Visitor): Promise<number> {
	return Number((await visitor.readText("#fee-result b")).replace(/[^\d.]/g, ""));
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
