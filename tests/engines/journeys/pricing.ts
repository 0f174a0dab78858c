import { expect } from "vitest";
import { findPlan } from "../../../app/pricing/estimate.ts";
import { readSchemaModules } from "../../../app/site/schemaModules.server.ts";
import { findPrice, formatDollars, loadContent } from "../../../content-model/index.ts";
import { translateTexts } from "../../interaction/translation.ts";
import type { EngineTest } from "../engineTest.ts";
import { wide } from "../visit.ts";

const { pricing } = loadContent(process.cwd(), await readSchemaModules());

/** The plan of the estimate, with its monthly price. */
const planSummary = "#estimate-result + dl";

/** Tests the estimate. */
export function testPricing(test: EngineTest): void {
	test("the estimator names the plan, its price and the right total", async ({ visit }) => {
		await visit.show("/pricing", wide);
		for (const [index, plan] of pricing.plans.entries()) {
			const people = plan.to ?? (pricing.plans[index - 1]?.to ?? 0) + 1;
			expect(findPlan(pricing.plans, people)).toBe(plan);
			await visit.fill("#estimate-people", String(people));
			await expect.poll(() => visit.readText(planSummary)).toContain(plan.name);
			const price = findPrice(pricing, "platform", plan);
			expect(await visit.readText(planSummary)).toContain(formatDollars(price ?? Number.NaN));
			const [sum, total] = await visit.run(sumEstimate);
			expect(sum).toBeGreaterThan(0);
			expect(total).toBe(sum);
		}
	});

	test("a translated estimate follows its fields", async ({ visit }) => {
		await visit.show("/pricing", wide);
		await visit.fill("#estimate-people", String(pricing.plans[0]?.from));
		await visit.run(translateTexts, "replaced");
		for (const { name, from } of pricing.plans) {
			await visit.fill("#estimate-people", String(from));
			await expect.poll(() => visit.readText(`${planSummary} dd`)).toContain(name);
			const [sum, total] = await visit.run(sumEstimate);
			expect(total).toBe(sum);
			await visit.fill("#estimate-people", "x");
			await expect.poll(() => visit.readText("#estimate output")).not.toContain("$");
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
