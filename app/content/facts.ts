import { z } from "zod";
import { dollars } from "../pricing/dollars.ts";

/** What facts are taken from: files as their owner writes them, and counts of what there is. */
const factSources = z.object({
	site: z.object({
		brand: z.string(),
		approach: z.object({ name: z.string(), storyTitle: z.string(), story: z.string().trim() }),
		place: z.string(),
	}),
	pricing: z.object({
		plans: z.array(z.object({ id: z.string(), from: z.number(), to: z.number().nullable() })),
		rows: z.array(
			z.object({
				id: z.string(),
				sessions: z.number().optional(),
				prices: z.record(z.string(), z.number().nullable()),
			}),
		),
		infrastructure: z.object({ fixed: z.number(), modelsFrom: z.number(), modelsTo: z.number() }),
	}),
	/** How many people there are in the team. */
	people: z.number(),
	/** How many assistants the platform's page shows. */
	assistants: z.number(),
});

type FactSources = z.infer<typeof factSources>;

/** Words and figures that any text of the content may hold in braces. Each is typed in one file. */
const facts = {
	brand: ({ site }) => site.brand,
	approach: ({ site }) => site.approach.name,
	storyTitle: ({ site }) => site.approach.storyTitle,
	story: ({ site }) => site.approach.story,
	place: ({ site }) => site.place,
	sessions: (from) => inWords(sessionsOf(from)),
	Sessions: (from) => capitalised(inWords(sessionsOf(from))),
	sessionCount: (from) => String(sessionsOf(from)),
	bootcampWeeks: (from) => weeksOf(sessionsOf(from)),
	smallestPlanTo: ({ pricing }) => String(pricing.plans[0]?.to),
	platformFrom: (from) => dollars(Math.min(...pricesOf("platform", from))),
	platformTo: (from) => dollars(Math.max(...pricesOf("platform", from))),
	trainingFrom: (from) => dollars(Math.min(...pricesOf("bootcamp", from))),
	trainingTo: (from) => dollars(Math.max(...pricesOf("bootcamp", from))),
	bootcampFrom: (from) => dollars(Math.min(...pricesOf("bootcamp", from)) * sessionsOf(from)),
	bootcampTo: (from) => dollars(Math.max(...pricesOf("bootcamp", from)) * sessionsOf(from)),
	customFrom: (from) => dollars(Math.min(...pricesOf("custom", from))),
	customTo: (from) => dollars(Math.max(...pricesOf("custom", from))),
	strategyPrice: (from) => dollars(Math.min(...pricesOf("strategy", from))),
	strategyPeopleFrom: (from) => String(Math.min(...strategyPlans(from).map((plan) => plan.from))),
	strategyPeopleTo: (from) =>
		String(Math.max(...strategyPlans(from).flatMap(({ to }) => to ?? []))),
	consultFrom: (from) => dollars(Math.min(...pricesOf("consult", from))),
	consultTo: (from) => dollars(Math.max(...pricesOf("consult", from))),
	infrastructureFrom: ({ pricing: { infrastructure: costs } }) =>
		dollars(costs.fixed + costs.modelsFrom),
	infrastructureTo: ({ pricing: { infrastructure: costs } }) =>
		dollars(costs.fixed + costs.modelsTo),
	teamSize: ({ people }) => inWords(people),
	TeamSize: ({ people }) => capitalised(inWords(people)),
	assistants: ({ assistants }) => inWords(assistants),
	Assistants: ({ assistants }) => capitalised(inWords(assistants)),
} satisfies Record<string, (from: FactSources) => string>;

/** The name of a fact, such as `brand`. */
export type FactName = keyof typeof facts;

/** The facts that are known: all of them, or none where a file they are taken from has issues. */
export type Facts = Partial<Record<FactName, string>>;

/** Names that may stand in braces. */
export const factNames = Object.keys(facts) as FactName[];

/**
 * Gathers the facts from files as they were read: they fill in texts of these files too.
 * @param sources `site` and `pricing` as in content/site.yaml and content/pricing.yaml, and the counts.
 */
export function factsOf(sources: unknown): Facts {
	const { data } = factSources.safeParse(sources);
	return data
		? Object.fromEntries(
				factNames.map((name) => [name, facts[name](data).replaceAll("{brand}", data.site.brand)]),
			)
		: {};
}

/** Puts facts into a text. A placeholder without one stays as it is written. */
export function withFacts(text: string, facts: Facts): string {
	return text.replace(/\{(\w+)\}/g, (written, name) => facts[name as FactName] ?? written);
}

function pricesOf(id: string, { pricing }: FactSources): number[] {
	const row = pricing.rows.find((row) => row.id === id);
	return Object.values(row?.prices ?? {}).filter((price) => price !== null);
}

/** Plans in which the strategy is offered. */
function strategyPlans({ pricing: { plans, rows } }: FactSources) {
	const strategy = rows.find(({ id }) => id === "strategy");
	return plans.filter(({ id }) => typeof strategy?.prices[id] === "number");
}

function sessionsOf({ pricing }: FactSources): number {
	return pricing.rows.find(({ id }) => id === "bootcamp")?.sessions ?? 0;
}

/** How long sessions take that stand about a week apart. */
function weeksOf(sessions: number): string {
	return sessions === 1 ? "1 week" : `${sessions - 1} to ${sessions} weeks`;
}

const words = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

function inWords(count: number): string {
	return words[count] ?? String(count);
}

function capitalised(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
