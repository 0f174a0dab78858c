import { expect, test } from "vitest";
import { searchEntries } from "../../../app/pages/search/entries.server.ts";
import { planFor } from "../../../app/pricing/estimate.ts";
import { structuredData } from "../../../app/seo/structuredData.server.ts";
import { answeredQuestions, answerText } from "../../../app/site/questions.server.ts";
import { dollars } from "../../../content-model/browser.ts";
import { content, site } from "../site.ts";

const questions = answeredQuestions(content);

test("there are ten questions at least, each with an anchor of its own and every figure filled in", () => {
	expect(questions.length).toBeGreaterThanOrEqual(10);
	expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
	for (const answered of questions) {
		expect(answerText(answered)).not.toMatch(/[{}[\]]|NaN|undefined/);
	}
});

test("prices in the answers are those of the table", () => {
	const [cost] = questions.filter(({ id }) => id === "monthly-price");
	const { faq, pricing } = content.pages;
	const asked = faq.items.find(({ id }) => id === "monthly-price");
	const { people } = asked?.choices ?? pricing.estimator.example.choices;
	const plan = planFor(content.pricing.plans, people).id;
	const dearer = structuredClone(content);
	const { prices } = dearer.pricing.rows.find(({ id }) => id === "platform") ?? expect.fail();
	const price = prices[plan] ?? expect.fail();
	prices[plan] = 2 * price;
	const perPerson = (amount: number) => `${dollars(amount / people)} per person`;
	const [now] = answeredQuestions(dearer).filter(({ id }) => id === "monthly-price");
	expect(cost && answerText(cost)).toContain(perPerson(price));
	expect(now && answerText(now)).toContain(perPerson(2 * price));
});

test("search engines are told the FAQ, and no sample answer", () => {
	const page = site.pages.get("/faq");
	const graph = page && JSON.parse(structuredData(page, site))["@graph"];
	const things: { "@type": string; mainEntity?: unknown }[] = graph ?? [];
	expect(things.find((thing) => thing["@type"] === "FAQPage")?.mainEntity).toEqual(
		questions
			.filter(({ sample }) => !sample)
			.map((answered) => ({
				"@type": "Question",
				name: answered.question,
				acceptedAnswer: { "@type": "Answer", text: answerText(answered) },
			})),
	);
});

test("the search finds each question at its answer", () => {
	const found = searchEntries(site).filter(({ kind }) => kind === "question");
	expect(found.map(({ path }) => path)).toEqual(questions.map(({ id }) => `/faq#${id}`));
});
