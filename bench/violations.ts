import type budgets from "../budgets.json";
import { contactPath } from "../paths/index.ts";
import type { PageResults, Results } from "./results.ts";

/** The limits of `budgets.json`, each with its reason. */
type Budgets = typeof budgets;

/** A figure beyond its budget. */
export interface Violation {
	/** A page's path, or another subject. */
	readonly subject: string;
	readonly metric: string;
	readonly received: number;
	readonly limit: number;
}

/** A figure, its subject, and its limit. */
type Figure = readonly [
	subject: string,
	metric: string,
	received: number | undefined,
	limit: number,
];

/** Figures of weight beyond their budgets. They are the same on every machine: the bench fails. */
export function findWeightViolations(
	{ pages, firstQuery }: Pick<Results, "pages" | "firstQuery">,
	{ weight }: Budgets,
): Violation[] {
	return [
		...pages.flatMap((page) => findPageViolations(page, weight)),
		...findViolations([["a first search", "bytes", firstQuery, weight.firstQuery.limit]]),
	];
}

/** Figures of speed beyond their budgets, which a busy machine may be the cause of: only reported. */
export function findSpeedViolations(
	{ pages, load, builds = [] }: Pick<Results, "pages" | "load" | "builds">,
	{ speed }: Budgets,
): Violation[] {
	const [current, large] = builds;
	return [
		...pages.flatMap(({ path, audit }) =>
			Object.entries(audit?.scores ?? {}).flatMap(([category, received]) => {
				const isSpeed = category === "performance";
				const { limit } = isSpeed ? speed.lighthousePerformance : speed.lighthouse;
				const metric = `Lighthouse ${category} (${audit?.failed.join("; ")})`;
				return received >= limit ? [] : { subject: path, metric, received, limit };
			}),
		),
		...findViolations([
			["the server under load", "failed requests", load?.failed, speed.failedRequests.limit],
			["the build", "seconds", current?.seconds, speed.buildSeconds.limit],
			["1,000 articles", "seconds", large?.seconds, speed.thousandArticlesSeconds.limit],
			["1,000 articles", "megabytes", large?.megabytes, speed.thousandArticlesMegabytes.limit],
		]),
	];
}

function findPageViolations(page: PageResults, limits: Budgets["weight"]): Violation[] {
	const { path, weight, interactive, longText, notFound } = page;
	if (!weight) {
		return [];
	}
	const document = longText ? limits.longDocument : limits.document;
	const script = interactive ? limits.interactiveScript : limits.script;
	const visit = path === "/" ? limits.homeVisit : limits.visit;
	return findViolations([
		[path, "bytes of the document", weight.document, document.limit],
		[path, "bytes of script", weight.script, (notFound ? limits.notFoundScript : script).limit],
		[path, "bytes of fonts", weight.fonts, limits.fonts.limit],
		[path, "bytes of a first visit", weight.visit, visit.limit],
		[path, "requests", weight.requests, limits.requests.limit],
		[path, "layout shift", weight.layoutShift, limits.layoutShift.limit],
		[path, "other origins", weight.otherOrigins, path === contactPath ? 1 : 0],
	]);
}

/** Finds the figures beyond their limits, NaN among them; figures not measured are left out. */
function findViolations(figures: readonly Figure[]): Violation[] {
	return figures.flatMap(([subject, metric, received, limit]) =>
		received === undefined || received <= limit ? [] : { subject, metric, received, limit },
	);
}
