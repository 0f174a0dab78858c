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
 */
export function factsOf(settings: unknown, pricing: unknown): Facts {
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
	const rows = valueAt(pricing, ["rows"]);
	const bootcamp = Array.isArray(rows)
		? rows.find((row: unknown) => valueAt(row, ["id"]) === "bootcamp")
		: undefined;
	const sessions = valueAt(bootcamp, ["sessions"]);
	return {
		...Object.fromEntries(texts),
		...(typeof sessions === "number" && sessionFacts(sessions)),
	};
}

/** How many sessions the bootcamp has: in a sentence, at its start, and as a figure. */
function sessionFacts(count: number): Facts {
	const sessions = words[count] ?? String(count);
	const capitalised = sessions.charAt(0).toUpperCase() + sessions.slice(1);
	return { sessions, Sessions: capitalised, sessionCount: String(count) };
}
