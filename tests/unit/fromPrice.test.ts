import { expect, test } from "vitest";
import { fromPrice } from "../../app/pricing/fromPrice.ts";

const pricing = {
	plans: [
		{ id: "small", name: "Small", users: "1–20 users", from: 1, to: 20 },
		{ id: "medium", name: "Medium", users: "21+ users", from: 21, to: null },
	],
	rows: [
		{
			id: "platform" as const,
			label: "Platform",
			per: "month" as const,
			prices: { small: 1400, medium: 900 },
		},
		{
			id: "bootcamp" as const,
			label: "Bootcamp",
			per: "session" as const,
			sessions: 5,
			prices: { small: null, medium: 500 },
		},
	],
	gst: 0.1,
	infrastructure: { fixed: 80, modelsFrom: 40, modelsTo: 400 },
	assumptions: [],
};

test("the lowest price of a row is quoted, wherever it stands", () => {
	expect(fromPrice(pricing, "platform")).toEqual({
		amount: "$900",
		plan: pricing.plans[1],
		sessions: undefined,
	});
});

test("plans that do not offer a row are passed over", () => {
	expect(fromPrice(pricing, "bootcamp")).toMatchObject({ amount: "$500", sessions: 5 });
});

test("a row that is missing is an error that names it", () => {
	expect(() => fromPrice({ ...pricing, rows: [] }, "platform")).toThrow(/platform/);
});
