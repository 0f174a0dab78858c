import type { Pricing } from "../../content-model/index.ts";

/** A price table of the tests' own. */
export const pricing: Pricing = {
	plans: [
		{ id: "small", name: "Small", users: "1–20 users", from: 1, to: 20 },
		{ id: "medium", name: "Medium", users: "21–50 users", from: 21, to: 50 },
		{ id: "large", name: "Large", users: "51–100 users", from: 51, to: 100 },
		{ id: "xl", name: "XL", users: "100+ users", from: 101, to: null },
	],
	rows: [
		{
			id: "platform",
			label: "Platform",
			per: "month",
			prices: { small: 400, medium: 1000, large: 1500, xl: 2250 },
		},
		{
			id: "bootcamp",
			label: "Bootcamp",
			per: "session",
			sessions: 5,
			prices: { small: 500, medium: 500, large: 750, xl: 750 },
		},
		{
			id: "custom",
			label: "Custom",
			per: "session",
			prices: { small: 1250, medium: 1250, large: 1800, xl: 1800 },
		},
		{
			id: "strategy",
			label: "Strategy",
			per: "once",
			oneCell: ["medium", "large"],
			prices: { small: null, medium: 4500, large: 4500, xl: null },
		},
		{
			id: "consult",
			label: "Consult",
			per: "quarter",
			prices: { small: 1000, medium: 1500, large: 2000, xl: 2500 },
		},
	],
	staffTime: { sessionMinutes: 30, upkeepHours: 6, hourCost: 75 },
	gst: 0.1,
	infrastructure: { fixed: 80, modelsFrom: 40, modelsTo: 400 },
	assumptions: [],
};
