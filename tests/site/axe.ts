import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

const options: RunOptions = {
	runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
	// Contrast is measured in both schemes, with states that axe does not see: tests/contrast.
	rules: { "color-contrast": { enabled: false } },
	resultTypes: ["violations"],
	// Only a rule that is off asks for stylesheets.
	preload: false,
};

/** Lists the findings of axe on the open page, a line for each rule. The frame is another site's. */
export async function findAccessibilityViolations(page: Page): Promise<string[]> {
	if (!(await page.evaluate(() => "axe" in window))) {
		await page.evaluate(axe.source);
	}
	return page.evaluate(async (options) => {
		const { axe } = window as unknown as { axe: typeof import("axe-core") };
		const { violations } = await axe.run({ exclude: ["iframe"] }, options);
		return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
	}, options);
}
