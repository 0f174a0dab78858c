import { dollars } from "../words/dollars.ts";
import { inWords } from "../words/inWords.ts";
import {
	bootcampSessions,
	offeredPrices,
	type PriceTable,
	priceRange,
	type RowId,
} from "./prices.ts";

/** What facts are taken from. */
export interface FactSources {
	/** Of site.yaml, its own placeholders not filled in. */
	site: {
		brand: string;
		approach: { name: string; storyTitle: string; story: string };
		place: string;
	};
	/** Of pricing.yaml, in the same way. */
	pricing: PriceTable & {
		infrastructure: { fixed: number; modelsFrom: number; modelsTo: number };
		staffTime: { upkeepHours: number; hourCost: number };
	};
	/** How many people there are in the team. */
	people: number;
	/** How many assistants the platform's page shows. */
	assistants: number;
}

/** Words and figures that any text of the content may hold in braces. Each is typed in one file. */
const facts = {
	brand: ({ site }) => site.brand,
	approach: ({ site }) => site.approach.name,
	storyTitle: ({ site }) => site.approach.storyTitle,
	story: ({ site }) => site.approach.story,
	place: ({ site }) => site.place,
	sessions: ({ pricing }) => inWords(bootcampSessions(pricing)),
	Sessions: ({ pricing }) => capitalised(inWords(bootcampSessions(pricing))),
	sessionCount: ({ pricing }) => String(bootcampSessions(pricing)),
	bootcampWeeks: ({ pricing }) => weeksOf(bootcampSessions(pricing)),
	smallestPlanTo: ({ pricing }) => String(pricing.plans[0]?.to),
	platformFrom: ({ pricing }) => lowest(pricing, "platform"),
	platformTo: ({ pricing }) => highest(pricing, "platform"),
	trainingFrom: ({ pricing }) => lowest(pricing, "bootcamp"),
	trainingTo: ({ pricing }) => highest(pricing, "bootcamp"),
	bootcampFrom: ({ pricing }) => lowest(pricing, "bootcamp", bootcampSessions(pricing)),
	bootcampTo: ({ pricing }) => highest(pricing, "bootcamp", bootcampSessions(pricing)),
	customFrom: ({ pricing }) => lowest(pricing, "custom"),
	customTo: ({ pricing }) => highest(pricing, "custom"),
	strategyPrice: ({ pricing }) => lowest(pricing, "strategy"),
	strategyPeopleFrom: ({ pricing }) =>
		String(Math.min(...offeredPrices(pricing, "strategy").map(({ plan }) => plan.from))),
	strategyPeopleTo: ({ pricing }) =>
		String(Math.max(...offeredPrices(pricing, "strategy").flatMap(({ plan }) => plan.to ?? []))),
	consultFrom: ({ pricing }) => lowest(pricing, "consult"),
	consultTo: ({ pricing }) => highest(pricing, "consult"),
	infrastructureFrom: ({ pricing: { infrastructure: costs } }) =>
		dollars(costs.fixed + costs.modelsFrom),
	infrastructureTo: ({ pricing: { infrastructure: costs } }) =>
		dollars(costs.fixed + costs.modelsTo),
	upkeepHours: ({ pricing }) => inWords(pricing.staffTime.upkeepHours),
	hourCost: ({ pricing }) => dollars(pricing.staffTime.hourCost),
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

/** The facts, ready for any text: {brand} is filled in within them. */
export function createFacts(sources: FactSources): Facts {
	return Object.fromEntries(
		factNames.map((name) => [name, facts[name](sources).replaceAll("{brand}", sources.site.brand)]),
	);
}

/** Puts facts into a text. A placeholder without one stays as it is written. */
export function withFacts(text: string, facts: Facts): string {
	return text.replace(/\{(\w+)\}/g, (written, name) => facts[name as FactName] ?? written);
}

function lowest(pricing: PriceTable, id: RowId, times = 1): string {
	return dollars(priceRange(pricing, id).from.price * times);
}

function highest(pricing: PriceTable, id: RowId, times = 1): string {
	return dollars(priceRange(pricing, id).to.price * times);
}

/** How long sessions take that stand about a week apart. */
function weeksOf(sessions: number): string {
	return sessions === 1 ? "1 week" : `${sessions - 1} to ${sessions} weeks`;
}

function capitalised(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
