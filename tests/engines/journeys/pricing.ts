import { expect } from "vitest";
import { findPlan } from "../../../app/pricing/estimate.ts";
import { readSchemaModules } from "../../../app/site/schemaModules.server.ts";
import { findPrice, formatDollars, loadContent } from "../../../content-model/index.ts";
import { translateTexts } from "../../interaction/translation.ts";
import type { EngineTest } from "../engineTest.ts";
import { wide } from "../visitor.ts";

const { pricing } = loadContent(process.cwd(), await readSchemaModules());

/** The plan of the estimate, with its monthly price. */
const planSummary = "#estimate-result + dl";

/** Tests the estimate. */
export function testPricing(test: EngineTest): void {
	test("the estimator names the plan, its price and the right total", async ({ visitor }) => {
		await visitor.show("/pricing", wide);
		for (const [index, plan] of pricing.plans.entries()) {
			const people = plan.to ?? (pricing.plans[index - 1]?.to ?? 0) + 1;
			expect(findPlan(pricing.plans, people)).toBe(plan);
			await visitor.fill("#estimate-people", String(people));
			await expect.poll(() => visitor.readText(planSummary)).toContain(plan.name);
			const price = findPrice(pricing, "platform", plan);
			expect(await visitor.readText(planSummary)).toContain(formatDollars(price ?? Number.NaN));
			const [sum, total] = await visitor.run(sumEstimate);
			expect(sum).toBeGreaterThan(0);
			expect(total).toBe(sum);
		}
	});

	test("a translated estimate follows its fields", async ({ visitor }) => {
		await visitor.show("/pricing", wide);
		await visitor.fill("#estimate-people", String(pricing.plans[0]?.from));
		await visitor.run(translateTexts, "replaced");
		for (const { name, from } of pricing.plans) {
			await visitor.fill("#estimate-people", String(from));
			await expect.poll(() => visitor.readText(`${planSummary} dd`)).toContain(name);
			const [sum, total] = await visitor.run(sumEstimate);
			expect(total).toBe(sum);
			await visitor.fill("#estimate-people", "x");
			await expect.poll(() => visitor.readText("#estimate output")).not.toContain("$");
		}
	});
}

/** Runs in the page: the sum of an estimate's parts, and the total that is shown. */
function sumEstimate(): [number, number] {
	const readAmount = (element: Element | null) =>
		Number(element?.textContent?.replace(/[^\d.]/g, "") ?? Number.NaN);
	const parts = Array.from(document.querySelectorAll("#estimate svg + dl dd"), readAmount);
	return [
		parts.reduce((sum, part) => sum + part, 0),
		readAmount(document.querySelector("#estimate output b")),
	];
}
