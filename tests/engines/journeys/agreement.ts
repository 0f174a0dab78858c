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
		const link = await visit.run(showMeaningWithLink);
		await visit.waitFor(".meaning.shown-meaning a");
		await visit.tab.click(".meaning.shown-meaning a:not([href^='#def-'])");
		await expect.poll(() => visit.run(() => location.hash)).toBe(link);
		await expect.poll(() => visit.matches(".meaning.shown-meaning a")).toBe(false);
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

/** Runs in the page: focuses a term whose definition has a link. @returns where the link leads */
function showMeaningWithLink(): string {
	for (const meaning of document.querySelectorAll(".meaning:has(a:not([href^='#def-']))")) {
		const id = meaning.previousElementSibling?.id;
		const term = document.querySelector<HTMLElement>(
			`.contract section:not(:has(dfn)) a[href="#${id}"]`,
		);
		if (term) {
			term.scrollIntoView({ block: "center", behavior: "instant" });
			term.focus();
			return meaning.querySelector("a:not([href^='#def-'])")?.getAttribute("href") ?? "";
		}
	}
	return "";
}
