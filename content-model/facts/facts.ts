import { capitalise } from "../words/capitalise.ts";
import { formatDollars } from "../words/dollars.ts";
import { spellNumber } from "../words/spellNumber.ts";
import {
	calculateInfrastructureRange,
	findPriceRange,
	getBootcampSessions,
	type InfrastructureCosts,
	listOfferedPrices,
	type PriceTable,
	type RowId,
} from "./prices.ts";

/** The content that facts are taken from. */
interface FactSources {
	/** Fields of site.yaml, its own placeholders not filled in. */
	settings: {
		brand: string;
		approach: { name: string; story: string };
		place: string;
	};
	/** Fields of pricing.yaml, likewise. */
	pricing: PriceTable & {
		infrastructure: InfrastructureCosts;
		staffTime: Record<"upkeepHours" | "helperHours" | "webinarHours" | "hourCost", number>;
	};
	/** Number of people in the team. */
	people: number;
	/** Number of assistants that the platform's page shows. */
	assistants: number;
}

/** Words and figures that any text of the content may hold in braces. Each is typed in one file. */
const facts = {
	brand: ({ settings }) => settings.brand,
	approach: ({ settings }) => settings.approach.name,
	story: ({ settings }) => settings.approach.story,
	place: ({ settings }) => settings.place,
	sessions: ({ pricing }) => spellNumber(getBootcampSessions(pricing)),
	Sessions: ({ pricing }) => capitalise(spellNumber(getBootcampSessions(pricing))),
	sessionCount: ({ pricing }) => String(getBootcampSessions(pricing)),
	bootcampWeeks: ({ pricing }) => formatWeeks(getBootcampSessions(pricing)),
	smallestPlanTo: ({ pricing }) => String(pricing.plans[0]?.to),
	platformFrom: ({ pricing }) => formatLowest(pricing, "platform"),
	platformTo: ({ pricing }) => formatHighest(pricing, "platform"),
	trainingFrom: ({ pricing }) => formatLowest(pricing, "bootcamp"),
	trainingTo: ({ pricing }) => formatHighest(pricing, "bootcamp"),
	bootcampFrom: ({ pricing }) => formatLowest(pricing, "bootcamp", getBootcampSessions(pricing)),
	bootcampTo: ({ pricing }) => formatHighest(pricing, "bootcamp", getBootcampSessions(pricing)),
	customFrom: ({ pricing }) => formatLowest(pricing, "custom"),
	customTo: ({ pricing }) => formatHighest(pricing, "custom"),
	strategyPrice: ({ pricing }) => formatLowest(pricing, "strategy"),
	strategyPeopleFrom: ({ pricing }) =>
		String(Math.min(...listOfferedPrices(pricing, "strategy").map(({ plan }) => plan.from))),
	strategyPeopleTo: ({ pricing }) =>
		String(
			Math.max(...listOfferedPrices(pricing, "strategy").flatMap(({ plan }) => plan.to ?? [])),
		),
	consultFrom: ({ pricing }) => formatLowest(pricing, "consult"),
	consultTo: ({ pricing }) => formatHighest(pricing, "consult"),
	infrastructureFrom: ({ pricing }) =>
		formatDollars(calculateInfrastructureRange(pricing.infrastructure).from),
	infrastructureTo: ({ pricing }) =>
		formatDollars(calculateInfrastructureRange(pricing.infrastructure).to),
	upkeepHours: ({ pricing }) => spellNumber(pricing.staffTime.upkeepHours),
	helperHours: ({ pricing }) => String(pricing.staffTime.helperHours),
	webinarHours: ({ pricing }) => String(pricing.staffTime.webinarHours),
	hourCost: ({ pricing }) => formatDollars(pricing.staffTime.hourCost),
	teamSize: ({ people }) => spellNumber(people),
	TeamSize: ({ people }) => capitalise(spellNumber(people)),
	assistants: ({ assistants }) => spellNumber(assistants),
	Assistants: ({ assistants }) => capitalise(spellNumber(assistants)),
} satisfies Record<string, (from: FactSources) => string>;

/** The name of a fact, such as `brand`. */
type FactName = keyof typeof facts;

/** The facts that are known: all of them, or none if a file they are taken from has issues. */
export type Facts = Partial<Record<FactName, string>>;

/** Names that may be used in braces. */
export const factNames = Object.keys(facts) as FactName[];

/** Creates the facts, ready for any text: {brand} is filled in within them. */
export function createFacts(sources: FactSources): Facts {
	return Object.fromEntries(
		factNames.map((name) => [
			name,
			facts[name](sources).replaceAll("{brand}", sources.settings.brand),
		]),
	);
}

/** Fills in the facts of a text. Any other placeholder stays as it is written. */
export function insertFacts(text: string, facts: Facts): string {
	return text.replace(/\{(\w+)\}/g, (placeholder, name) => facts[name as FactName] ?? placeholder);
}

function formatLowest(pricing: PriceTable, id: RowId, times = 1): string {
	return formatDollars(findPriceRange(pricing, id).from.price * times);
}

function formatHighest(pricing: PriceTable, id: RowId, times = 1): string {
	return formatDollars(findPriceRange(pricing, id).to.price * times);
}

/** Formats the duration of weekly sessions. */
function formatWeeks(sessions: number): string {
	return sessions === 1 ? "1 week" : `${sessions - 1} to ${sessions} weeks`;
}
