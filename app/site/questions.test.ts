import { expect, test } from "vitest";
import { formatDollars } from "../../content-model/index.ts";
import { content } from "../../tests/fixtures/site.ts";
import { findPlan } from "../pricing/estimate.ts";
import { createQuestions, toPlainText } from "./questions.server.ts";

const questions = createQuestions(content);

test("there are ten questions at least, each with an anchor of its own and every figure filled in", () => {
	expect(questions.length).toBeGreaterThanOrEqual(10);
	expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
	for (const answered of questions) {
		expect(toPlainText(answered)).not.toMatch(/[{}[\]]|NaN|undefined/);
	}
});

test("prices in the answers are those of the table", () => {
	const [cost] = questions.filter(({ id }) => id === "monthly-price");
	const { faq, pricing } = content.pages;
	const question = faq.items.find(({ id }) => id === "monthly-price");
	const { people } = question?.choices ?? pricing.estimator.example.choices;
	const plan = findPlan(content.pricing.plans, people).id;
	const dearer = structuredClone(content);
	const { prices } = dearer.pricing.rows.find(({ id }) => id === "platform") ?? expect.fail();
	const price = prices[plan] ?? expect.fail();
	prices[plan] = 2 * price;
	const formatPerPerson = (amount: number) => `${formatDollars(amount / people)} per person`;
	const [now] = createQuestions(dearer).filter(({ id }) => id === "monthly-price");
	expect(cost && toPlainText(cost)).toContain(formatPerPerson(price));
	expect(now && toPlainText(now)).toContain(formatPerPerson(2 * price));
});
