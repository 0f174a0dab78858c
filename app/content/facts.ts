import { dollars } from "../pricing/dollars.ts";
import { valueAt } from "./issues.ts";

/** Words and figures that any text of the content may hold in braces. Each is typed in one file. */
export const factNames = [
	"brand",
	"approach",
	"storyTitle",
	"story",
	"place",
	"sessions",
	"Sessions",
	"sessionCount",
	"bootcampWeeks",
	"smallestPlanTo",
	"platformFrom",
	"platformTo",
	"trainingFrom",
	"trainingTo",
	"bootcampFrom",
	"bootcampTo",
	"customFrom",
	"customTo",
	"strategyPrice",
	"strategyPeopleFrom",
	"strategyPeopleTo",
	"consultFrom",
	"consultTo",
	"infrastructureFrom",
	"infrastructureTo",
	"teamSize",
	"TeamSize",
	"assistants",
	"Assistants",
] as const;

/** The name of a fact, such as `brand`. */
export type FactName = (typeof factNames)[number];

/** The facts that are known. One is missing where its own file has issues. */
export type Facts = Partial<Record<FactName, string>>;

const words = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

/**
 * Gathers the facts from files as they were read, so that other files can be filled before all is
 * known to be right.
 * @param settings of content/site.yaml.
 * @param pricing of content/pricing.yaml.
 * @param counts how many people there are in the team, and assistants on the platform's page.
 */
export function factsOf(
	settings: unknown,
	pricing: unknown,
	counts: { people?: number; assistants?: number } = {},
): Facts {
	const brand = valueAt(settings, ["brand"]);
	const named = {
		brand,
		approach: valueAt(settings, ["approach", "name"]),
		storyTitle: valueAt(settings, ["approach", "storyTitle"]),
		story: valueAt(settings, ["approach", "story"]),
		place: valueAt(settings, ["place"]),
	};
	const texts = Object.entries(named).flatMap(([name, value]) =>
		typeof value === "string" ? [[name, value.trim().replaceAll("{brand}", String(brand))]] : [],
	);
	return {
		...Object.fromEntries(texts),
		...priceFacts(listAt(pricing, "rows"), listAt(pricing, "plans")),
		...infrastructureFacts(valueAt(pricing, ["infrastructure"])),
		...countFacts("teamSize", "TeamSize", counts.people),
		...countFacts("assistants", "Assistants", counts.assistants),
	};
}

function priceFacts(rows: unknown[], plans: unknown[]): Facts {
	const rowOf = (id: string) => rows.find((row) => valueAt(row, ["id"]) === id);
	const prices = (id: string) => numbersIn(Object.values(valueAt(rowOf(id), ["prices"]) ?? {}));
	const sessions = valueAt(rowOf("bootcamp"), ["sessions"]);
	const strategyPlans = plans.filter(
		(plan) =>
			typeof valueAt(rowOf("strategy"), ["prices", String(valueAt(plan, ["id"]))]) === "number",
	);
	return {
		...numberFacts("smallestPlanTo", undefined, numbersIn([valueAt(plans[0], ["to"])])),
		...dollarFacts("platformFrom", "platformTo", prices("platform")),
		...dollarFacts("trainingFrom", "trainingTo", prices("bootcamp")),
		...dollarFacts("customFrom", "customTo", prices("custom")),
		...dollarFacts("consultFrom", "consultTo", prices("consult")),
		...dollarFacts("strategyPrice", undefined, prices("strategy")),
		...numberFacts(
			"strategyPeopleFrom",
			"strategyPeopleTo",
			numbersIn(strategyPlans.flatMap((plan) => ["from", "to"].map((end) => valueAt(plan, [end])))),
		),
		...(typeof sessions === "number" && {
			...countFacts("sessions", "Sessions", sessions),
			sessionCount: String(sessions),
			bootcampWeeks: weeksOf(sessions),
			...dollarFacts(
				"bootcampFrom",
				"bootcampTo",
				prices("bootcamp").map((price) => price * sessions),
			),
		}),
	};
}

/** How long sessions take that stand about a week apart. */
function weeksOf(sessions: number): string {
	return sessions === 1 ? "1 week" : `${sessions - 1} to ${sessions} weeks`;
}

/** What the cloud provider bills in a month, quiet and busy. */
function infrastructureFacts(costs: unknown): Facts {
	const [fixed, quiet, busy] = ["fixed", "modelsFrom", "modelsTo"].map((name) =>
		Number(valueAt(costs, [name])),
	);
	return dollarFacts(
		"infrastructureFrom",
		"infrastructureTo",
		[quiet, busy].flatMap((models = NaN) => numbersIn([models + (fixed ?? NaN)])),
	);
}

/** How many there are of something: in a sentence, and at the start of one. */
function countFacts(name: FactName, atStart: FactName, count: number | undefined): Facts {
	if (count === undefined) {
		return {};
	}
	const text = words[count] ?? String(count);
	return { [name]: text, [atStart]: text.charAt(0).toUpperCase() + text.slice(1) };
}

/** The least and the most of some amounts, as printed. */
function dollarFacts(least: FactName, most: FactName | undefined, amounts: number[]): Facts {
	return numberFacts(least, most, amounts, dollars);
}

function numberFacts(
	least: FactName,
	most: FactName | undefined,
	values: number[],
	print: (value: number) => string = String,
): Facts {
	return values.length === 0
		? {}
		: {
				[least]: print(Math.min(...values)),
				...(most && { [most]: print(Math.max(...values)) }),
			};
}

function listAt(value: unknown, name: string): unknown[] {
	const list = valueAt(value, [name]);
	return Array.isArray(list) ? list : [];
}

function numbersIn(values: readonly unknown[]): number[] {
	return values.filter((value): value is number => Number.isFinite(value));
}
