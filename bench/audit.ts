import lighthouse from "lighthouse";
import { median } from "./median.ts";
import type { MeasuredPage, PageAudit } from "./types.ts";

/** The four categories of the budget. Lighthouse 13 has a fifth, which it calls unfinished. */
const categories = ["performance", "accessibility", "best-practices", "seo"];

/** A page that falls short is looked at again, since another program may have had the processor. */
const mostRuns = 3;

/** One-line pages are looked at between pages, one in so many. */
const pagesBetweenFloors = 6;

/** What {@link auditPages} needs. */
export interface AuditOptions {
	/** Origin of the site: `http://localhost:4530`. */
	readonly origin: string;
	/** Address of the one-line page. */
	readonly floor: string;
	/** Port of the browser's debugging protocol. */
	readonly debuggingPort: number;
	readonly pages: readonly MeasuredPage[];
	/** Told of each page when it is done. */
	readonly onPage: (path: string) => void;
}

type Run = Omit<PageAudit, "floor" | "runs">;

/**
 * Asks Lighthouse about every page, with its own mobile settings: a simulated slow line.
 * @returns what was found, by path.
 */
export async function auditPages(options: AuditOptions): Promise<ReadonlyMap<string, PageAudit>> {
	const { origin, floor, debuggingPort, pages, onPage } = options;
	const floors: number[] = [];
	const found = new Map<string, Run[]>();
	for (const [index, { path, interactive }] of pages.entries()) {
		if (index % pagesBetweenFloors === 0) {
			floors.push((await audit(floor, debuggingPort)).largestPaint);
		}
		const runs: Run[] = [];
		do {
			runs.push(await audit(`${origin}${path}`, debuggingPort));
		} while (runs.length < mostRuns && !runs.some((run) => isPerfect(run, interactive)));
		found.set(path, runs);
		onPage(path);
	}
	const middle = median(floors);
	return new Map(Array.from(found, ([path, runs]) => [path, summary(runs, middle)]));
}

function isPerfect({ scores, blockingTime }: Run, interactive: boolean): boolean {
	return (
		Object.values(scores).every((score) => score === 100) && (interactive || blockingTime === 0)
	);
}

/** The best of each figure: what takes from them is another program, never the page. */
function summary(runs: readonly Run[], floor: number): PageAudit {
	const least = (figure: (run: Run) => number) => Math.min(...runs.map(figure));
	const best = (category: string) => Math.max(...runs.map(({ scores }) => scores[category] ?? 0));
	const lists = runs.map(({ failed }) => failed);
	return {
		scores: Object.fromEntries(categories.map((category) => [category, best(category)])),
		largestPaint: least(({ largestPaint }) => largestPaint),
		floor,
		blockingTime: least(({ blockingTime }) => blockingTime),
		layoutShift: Math.max(...runs.map(({ layoutShift }) => layoutShift)),
		failed: lists.reduce((fewest, list) => (list.length < fewest.length ? list : fewest)),
		runs: runs.length,
	};
}

async function audit(address: string, port: number, triesLeft = mostRuns): Promise<Run> {
	const result = await lighthouse(address, {
		port,
		logLevel: "silent",
		onlyCategories: categories,
	});
	if (result === undefined || result.lhr.runtimeError !== undefined) {
		// On a busy machine it now and then misses the beginning of a visit, and asks to be run again.
		if (triesLeft > 1) {
			return audit(address, port, triesLeft - 1);
		}
		throw new Error(`Lighthouse could not open ${address}: ${result?.lhr.runtimeError?.message}`);
	}
	const { audits, categories: found } = result.lhr;
	const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
	return {
		scores: Object.fromEntries(
			Object.values(found).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
		),
		largestPaint: figure("largest-contentful-paint"),
		blockingTime: figure("total-blocking-time"),
		layoutShift: figure("cumulative-layout-shift"),
		failed: Object.values(found)
			.flatMap(({ auditRefs }) => auditRefs)
			.filter(({ weight, id }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
			.map(({ id }) => audits[id]?.title ?? id),
	};
}
