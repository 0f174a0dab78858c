import { expect, test } from "vitest";
import { content } from "../../tests/fixtures/site.ts";
import { formatWorkedExample } from "./formatFigures.ts";

test("the worked examples have every figure they ask for", () => {
	const { pages, pricing } = content;
	const { example } = pages.pricing.estimator;
	for (const each of [example, ...example.more]) {
		const text = formatWorkedExample(each, pricing);
		expect(text).toMatch(/per person/);
		expect(text).toMatch(/useful hours/);
		expect(text).not.toMatch(/[{}]|NaN|undefined/);
	}
	expect(() => formatWorkedExample({ ...example, seatPrice: undefined }, pricing)).toThrow(
		"{seatPrice}",
	);
});
